// `npm run bench`: prints what was measured beside what it should be. On a busy machine all of it is slower; compare on an idle one.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { benchGuesses } from './guesses'
import { benchLists } from './lists'
import { benchMock } from './mock'
import { benchPortal } from './portal'
import { benchPolling } from './polling'
import { withPostgres } from './postgres'
import { benchRestarts } from './restarts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-bench-'))
try {
  await benchLists('SQLite', { dataDir })
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
await withPostgres(({ url }) => benchLists('PostgreSQL', { databaseUrl: url }))
const portalDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-bench-'))
try {
  await benchPortal('SQLite', { dataDir: portalDir })
} finally {
  await rm(portalDir, { recursive: true, force: true })
}
await withPostgres(({ url }) => benchPortal('PostgreSQL', { databaseUrl: url }))
await withPostgres(benchRestarts)
await benchPolling()
await benchGuesses()
await benchMock()
