// The server as `npm start` has it, with a database of its own that goes when the tests end.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuild } from '../scripts/ensure-build.mjs'
import { openServer } from '../server/open'

const root = path.resolve(import.meta.dirname, '..')
ensureBuild(root)

const dataDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-e2e-'))
const server = await openServer({ dataDir, port: Number(process.argv[2] ?? 0), demo: true, dist: path.join(root, 'dist') })
console.log(`Serving at ${server.url}`)

process.once('SIGTERM', () => {
  void server
    .close()
    .then(() => rm(dataDir, { recursive: true }))
    .then(() => process.exit(0))
})
