// `npm run bench`: prints measurements beside their limits. Run it on an idle machine. `npm run
// bench portal` runs one of them.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DataStore } from '../server/configuration'
import { benchLists } from './lists'
import { benchLoads } from './loads'
import { benchMock } from './mock'
import { benchPortal } from './portal'
import { benchPolling } from './polling'
import { withPostgres } from './postgres'
import { benchRestarts } from './restarts'

const benches: Record<string, () => Promise<void>> = {
  lists: () => runOnBothStores(benchLists),
  portal: () => runOnBothStores(benchPortal),
  restarts: () => withPostgres(benchRestarts),
  polling: benchPolling,
  loads: benchLoads,
  mock: benchMock,
}

const requestedBenches = process.argv.slice(2)
for (const [name, bench] of Object.entries(benches)) {
  if (requestedBenches.length === 0 || requestedBenches.includes(name)) await bench()
}

async function runOnBothStores(
  bench: (name: string, store: DataStore) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-bench-'))
  try {
    await bench('SQLite', { dataDir })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  await withPostgres(({ url }) => bench('PostgreSQL', { databaseUrl: url }))
}
