import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { secureRandom, systemClock } from '@backend/app-context'
import { seedManyDeals } from '@backend/seed/worlds'
import { openDatabase } from '../../server/open-database'
import { spreadOverFiveYears } from '../five-years'
import { computeQuantile, measureSamples } from '../statistics'
import { withServer } from '../with-server'
import { withoutIndices } from '../without-indices'
import type { HardenServer, Row } from './attack'
import { logIn } from './callers'

/** Writing a million deals takes most of it. */
export const maxMs = 60 * 60_000

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

/** Lists and searches among a million deals, in a file and a server of their own. */
export async function run(_demo: HardenServer): Promise<Row[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-million-'))
  const rows: Row[] = []
  try {
    await writeDeals(dataDir)
    await withServer(dataDir, async (server) => {
      const cookie = await logIn(server, 'global_manager')
      const measure = async (target: string, maxMs: number) => {
        const times = await measureSamples(CALLS, async () => {
          const answer = await fetch(`${server.url}/api${target}`, { headers: { cookie } })
          if (!answer.ok) throw new Error(`${target} answered ${answer.status}.`)
          await answer.arrayBuffer()
        })
        const p95 = computeQuantile(times, 0.95)
        rows.push({
          name: `a million deals: ${decodeURIComponent(target)}`,
          aim: `p95 ${maxMs} ms`,
          measured: `${p95.toFixed(1)} ms`,
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
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function writeDeals(dataDir: string): Promise<void> {
  const { db, dialect } = await openDatabase({ dataDir })
  const tools = { clock: systemClock, random: secureRandom }
  try {
    await db.transaction().execute((transaction) =>
      withoutIndices(transaction, dialect, async () => {
        await seedManyDeals(transaction, tools, DEALS)
        // Else tens of thousands of deals would be late.
        await spreadOverFiveYears(transaction)
      }),
    )
  } finally {
    await db.destroy()
  }
}
