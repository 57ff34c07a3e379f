// `npm run bench:serve`: the production build with 100,000 deals, on PORT or 4000.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seedHundredThousand } from '@backend/seed/worlds'
import { secureRandom, systemClock } from '@backend/app-context'
import { ensureBuild } from '../scripts/ensure-build.mjs'
import { openDatabase } from '../server/open-database'
import { openServer } from '../server/open-server'
import { writeFiftyLines } from './fifty-lines'
import { writeLongCover } from './long-cover'
import { writeLongLoad } from './long-load'
import { writeLongMatrix } from './long-matrix'
import { writeLongReport } from './long-report'

const root = path.resolve(import.meta.dirname, '..')
ensureBuild(root)

const dataDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-bench-'))
const { db } = await openDatabase({ dataDir })
await db
  .transaction()
  .execute((transaction) =>
    seedHundredThousand(transaction, { clock: systemClock, random: secureRandom }),
  )
await writeFiftyLines(db)
await writeLongCover(db)
await writeLongReport(db)
await writeLongLoad(db)
await writeLongMatrix(db)
await db.destroy()

const server = await openServer({
  dataDir,
  port: Number(process.env['PORT'] ?? 4000),
  demo: false,
  dist: path.join(root, 'dist'),
})
console.log(`100,000 deals are at ${server.url}`)
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void server
      .close()
      .then(() => rm(dataDir, { recursive: true, force: true }))
      .then(() => process.exit(0))
  })
}
