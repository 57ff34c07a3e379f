import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const NAME = 'virtual:seeded-worlds'
const RESOLVED = `\0${NAME}`
const PREPARING = 'Preparing the mock. After a change of the backend this takes half a minute …'
const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * Serves seeded databases to the mock, so that it starts without seeding in the page. They are
 * seeded again when their sources change. A build without the mock has none.
 */
export function seededWorldsPlugin(): Plugin {
  let isBuild = false
  let seeding: Promise<Record<string, string>> | undefined
  return {
    name: 'timberdesk:seeded-worlds',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    configureServer({ config: { logger } }) {
      // Most servers of tests never open the mock.
      if (process.env['VITEST']) return
      const started = Date.now()
      logger.info(`\n  ${PREPARING}`)
      seeding = makeSeeds()
      seeding.then(
        () =>
          logger.info(`  The mock is ready after ${((Date.now() - started) / 1000).toFixed(1)} s.`),
        (error: unknown) => {
          // The next load of the page tries again.
          seeding = undefined
          logger.error(`  The mock could not be prepared: ${String(error)}`)
        },
      )
    },
    // React replaces the message with the first page.
    transformIndexHtml: (html) =>
      isBuild
        ? html
        : html.replace(
            '<div id="root">',
            `$&<p role="status" style="margin: 1.5rem; font-family: sans-serif">${PREPARING}</p>`,
          ),
    resolveId: (source) => (source === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined
      const files = Object.entries(await (seeding ?? makeSeeds()))
      if (!isBuild)
        return exportUrls(
          files.map(([scenario, file]) => [
            scenario,
            JSON.stringify(`/${path.relative(ROOT, file)}`),
          ]),
        )
      const urls = files.map(async ([scenario, file]) => {
        const reference = this.emitFile({
          type: 'asset',
          name: `${scenario}.sqlite`,
          source: await readFile(file),
        })
        return [scenario, `import.meta.ROLLUP_FILE_URL_${reference}`] as const
      })
      return exportUrls(await Promise.all(urls))
    },
  }
}

function exportUrls(urls: readonly (readonly [string, string])[]): string {
  return `export const seededUrls = { ${urls.map(([scenario, url]) => `${scenario}: ${url}`).join(', ')} }`
}

/**
 * Seeds the databases in a separate process, because Vite's configuration cannot resolve the
 * application's import paths.
 */
async function makeSeeds(): Promise<Record<string, string>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'mocks/build/make-seeds.ts'],
    { cwd: ROOT },
  )
  return JSON.parse(stdout) as Record<string, string>
}
