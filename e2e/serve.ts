// The server as `npm start` runs it, with its own database that is deleted at the end. Tests that
// start their own (`mail.ts`) move its clock.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuild } from '../scripts/ensure-build.mjs'
import { openServer } from '../server/open-server'

const root = path.resolve(import.meta.dirname, '..')
ensureBuild(root)

const dataDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-e2e-'))
const port = Number(process.argv[2] ?? 0)
const smtpUrl = process.env['SMTP_URL']
// Offset of its clock from the machine's, in milliseconds.
let ahead = 0
process.on('message', (milliseconds: number) => {
  ahead += milliseconds
  process.send?.('moved')
})
const server = await openServer({
  ...{
    dataDir,
    port,
    demo: true,
    dist: path.join(root, 'dist'),
    clock: () => new Date(Date.now() + ahead),
  },
  ...(smtpUrl && {
    postOffice: {
      smtpUrl,
      from: 'Timberdesk <no-reply@desk.example>',
      appUrl: `http://127.0.0.1:${port}`,
    },
    dueEvery: 250,
  }),
})
console.log(`Serving at ${server.url}`)
process.send?.('open')

process.once('SIGTERM', () => {
  void server
    .close()
    .then(() => rm(dataDir, { recursive: true }))
    .then(() => process.exit(0))
})
