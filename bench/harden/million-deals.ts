import { sql } from 'kysely'
import { secureRandom, systemClock } from '@backend/app-context'
import { NO_TIMEOUTS } from '@backend/db/open-postgres'
import { seedManyDeals } from '@backend/seed/worlds'
import type { DataStore } from '../../server/configuration'
import { openDatabase } from '../../server/open-database'
import { spreadOverFiveYears } from '../five-years'
import { computeQuantile, measureSamples } from '../statistics'
import { withServer } from '../with-server'
import { withoutIndices } from '../without-indices'
import type { HardenServer, Row, StoreName } from './attack'
import { logIn } from './callers'
import { withEmptyStore } from './empty-store'
import { getAddress } from './stored-data'

/** Time limit, in ms; writing a million deals takes most of it. */
export const maxMs = 60 * 60_000
export const stores: readonly StoreName[] = ['SQLite', 'PostgreSQL']

const DEALS = 1_000_000
const CALLS = 100
const [MAX_LIST_MS, MAX_SEARCH_MS] = [25, 80]
/** Totals load after the rows and read all matches. */
const MAX_TOTALS_MS = 1_000

const lists = [
  '/deals/',
  '/deals/?status=order_confirmation&status=confirmed&status=loading',
  '/deals/?late=only',
  '/deals/?destination=Lyon',
  '/deals/?sort=-margin_percent',
  '/deals/?sort=status',
]

/** Common and rare words, numbers, sizes, and a word that is nowhere. */
const words = [
  ...['bois', 'spruce', 'rotterdam', 'timber holz', 'pušis 22x100', '50x150'],
  ...['D-2026', 'D-2026-0080', 'po 45', 'xylophone'],
]

/** Lists and searches among a million deals, in a database and server of their own. */
export const run = ({ store }: HardenServer): Promise<Row[]> => withEmptyStore(store, measureStore)

async function measureStore(store: DataStore): Promise<Row[]> {
  await writeDeals(store)
  const rows: Row[] = []
  await withServer(getAddress(store), async (server) => {
    const cookie = await logIn(server, 'global_manager')
    const measure = async (target: string, maxMs: number) => {
      const times = await measureSamples(CALLS, async () => {
        const answer = await fetch(`${server.url}/api${target}`, { headers: { cookie } })
        if (!answer.ok) throw new Error(`${target} answered ${answer.status}.`)
        await answer.arrayBuffer()
      })
      const [p50, p95] = [computeQuantile(times, 0.5), computeQuantile(times, 0.95)]
      rows.push({
        name: `a million deals: ${decodeURIComponent(target)}`,
        aim: `p95 ${maxMs} ms`,
        measured: `${p95.toFixed(1)} ms, p50 ${p50.toFixed(1)}`,
        ok: p95 <= maxMs,
      })
    }
    for (const list of lists) await measure(list, MAX_LIST_MS)
    for (const word of words) {
      const q = encodeURIComponent(word)
      await measure(`/deals/?q=${q}`, MAX_SEARCH_MS)
      await measure(`/search/?q=${q}`, MAX_SEARCH_MS)
      await measure(`/deals/totals/?q=${q}`, MAX_TOTALS_MS)
    }
  })
  return rows
}

async function writeDeals(store: DataStore): Promise<void> {
  const { db, dialect } = await openDatabase(store, NO_TIMEOUTS)
  const tools = { clock: systemClock, random: secureRandom }
  try {
    await db.transaction().execute((transaction) =>
      withoutIndices(transaction, dialect, async () => {
        await seedManyDeals(transaction, tools, DEALS)
        // Else tens of thousands of deals would be late.
        await spreadOverFiveYears(transaction)
      }),
    )
    if (dialect === 'postgres') await sql`vacuum analyze`.execute(db)
  } finally {
    await db.destroy()
  }
}
