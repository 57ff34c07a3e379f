import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const root = path.resolve(import.meta.dirname, '../..')
export const demoFolder = path.join(root, '.cache/demo')
/** Path of the demo, as on a host that serves each project under its own path. */
const basePath = '/timber/demo'
/** One above the server's port. */
const port = Number(process.env['E2E_PORT'] ?? 4180) + 1

export const demoUrl = `http://127.0.0.1:${port}${basePath}/`

/** Builds the demo with its backend. */
export async function buildDemo(): Promise<void> {
  const vite = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--outDir',
    demoFolder,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ]
  await promisify(execFile)(process.execPath, vite, {
    cwd: root,
    env: { ...process.env, VITE_MOCK: '1' },
  })
}

/** Serves the demo's files until the tests end. Other paths are a 404. */
export function serveDemo(): void {
  const app = new Hono().use(
    `${basePath}/*`,
    serveStatic({ root: demoFolder, rewriteRequestPath: (url) => url.slice(basePath.length) }),
  )
  serve({ fetch: app.fetch, hostname: '127.0.0.1', port }).unref()
}
