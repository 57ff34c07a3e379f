import { sql } from 'kysely'
import { createBackend } from '@backend/app'
import { endless } from '@backend/db/open-postgres'
import { seedHundredThousand } from '@backend/seed/worlds'
import { secureRandom, systemClock } from '@backend/surroundings'
import { addWeeks, weekOf } from '@/shared/lib/timber'
import type { DataStore } from '../server/configuration'
import { openDatabase } from '../server/open-database'
import { callerOf } from './caller'
import { milliseconds, quantile, report, sample } from './statistics'

const calls = 200

/** What people ask of the list, the way they ask it. */
const searches = ['bois', 'D-2026', 'timber holz', 'po 45', 'rotterdam', 'spruce', '50x150', 'pušis 22x100']

const sorts = ['status', '-margin_percent', 'purchased_percent', '-late_days']

/** Asks a backend with 100,000 deals for pages of its list, as a sale manager does. */
export async function benchLists(name: string, store: DataStore): Promise<void> {
  const { db, dialect } = await openDatabase(store, endless)
  const tools = { clock: systemClock, random: secureRandom }
  try {
    await db.transaction().execute((transaction) => seedHundredThousand(transaction, tools))
    // What PostgreSQL does by itself within a minute: until then an index alone doesn't say which rows are there.
    if (dialect === 'postgres') await sql`vacuum analyze`.execute(db)
    const log = { error: (message: string, cause: unknown) => console.error(message, cause) }
    const call = await callerOf(createBackend({ db, dialect, ...tools, log }), 'sale_manager')
    const deep = await cursorAfter(call, 100)
    const pages: [what: string, path: (index: number) => string, aim: number][] = [
      ['first page', () => '/deals/', 25],
      ['filtered by status', () => '/deals/?status=order_confirmation&status=confirmed&status=loading', 25],
      ['filtered by delivery weeks', (index) => `/deals/?${fourWeeks(index % 12)}`, 25],
      ['filtered to what is late', () => '/deals/?late=only', 25],
      ['filtered by destination', () => '/deals/?destination=Lyon', 25],
      ['sorted by status, margin, cover or delay', (index) => `/deals/?sort=${sorts[index % sorts.length] ?? ''}`, 25],
      ['searched', (index) => `/deals/?q=${encodeURIComponent(searches[index % searches.length] ?? '')}`, 60],
      ['deep page, after 50,000', () => `/deals/?cursor=${encodeURIComponent(deep)}`, 25],
    ]
    for (const [what, path, aim] of pages) {
      const times = await sample(calls, (index) => call(path(index)))
      const p95 = quantile(times, 0.95)
      report(`${name}: ${what}`, { p50: milliseconds(quantile(times, 0.5)), p95: milliseconds(p95) }, `p95 ${aim} ms`, p95 <= aim)
    }
  } finally {
    await db.destroy()
  }
}

/** The filter of four weeks of delivery, as its shortcut sets it, so many weeks from now on. */
function fourWeeks(ahead: number): string {
  const from = addWeeks(weekOf(systemClock().toISOString().slice(0, 10)), ahead)
  return new URLSearchParams({ week_from: from, week_to: addWeeks(from, 3) }).toString()
}

/** The cursor behind so many pages of 500. */
async function cursorAfter(call: (path: string) => Promise<unknown>, pages: number): Promise<string> {
  let cursor = ''
  for (let page = 0; page < pages; page += 1) {
    const answer = await call(`/deals/?limit=500${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    if (typeof answer !== 'object' || answer === null || !('next_cursor' in answer)) throw new Error('That was no page.')
    cursor = String(answer.next_cursor)
  }
  return cursor
}
