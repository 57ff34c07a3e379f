import { sql } from 'kysely'
import { createBackend } from '@backend/app'
import { countRows } from '@backend/db/keyset-page'
import { NO_TIMEOUTS } from '@backend/db/open-postgres'
import {
  multiplyAllocations,
  multiplyCargos,
  multiplyReports,
  multiplySupplies,
} from '@backend/seed/multiply-documents'
import { seedHundredThousand } from '@backend/seed/worlds'
import { secureRandom, systemClock } from '@backend/app-context'
import { addWeeks, toWeek } from '@domain/calendar'
import type { DataStore } from '../server/configuration'
import { openDatabase } from '../server/open-database'
import { createCaller } from './caller'
import { createDashboardPages, searchPages, type TimedCall } from './dashboards'
import { writeLongCover } from './long-cover'
import { measurePages } from './time-pages'
import { withoutIndices } from './without-indices'
import { spreadOverFiveYears } from './five-years'

/** Typical queries of the list. */
const searches = [
  'bois',
  'D-2026',
  'timber holz',
  'po 45',
  'rotterdam',
  'spruce',
  '50x150',
  'pušis 22x100',
]

const sorts = ['status', '-margin_percent', 'purchased_percent', '-late_days']

const supplySearches = ['S-2026', 'mediena', 'võru', 'spruce', '50x150', 'pušis 22x100']

const supplySorts = ['status', 'sawmill', 'ready_week', '-amount_eur']

const cargoSearches = ['C-2026', 'tbdu', 'nemuno', 'bois', 'mediena', 'amber']

const cargoSorts = ['status', 'carrier', 'etd', '-fill_percent', 'freight_eur']

/** Purchases and shipments of a large trader in several years. */
const [SUPPLIES, CARGOS] = [150_000, 60_000]

/** Copies of each seeded deal among the hundred thousand. */
const DEAL_COPIES = 100

/**
 * Queries a backend with 100,000 deals, 150,000 supplies and 60,000 cargos: lists as a sale,
 * purchase and cargo manager; dashboards and the search of all records as the user who sees most.
 */
export async function benchLists(name: string, store: DataStore): Promise<void> {
  const { db, dialect } = await openDatabase(store, NO_TIMEOUTS)
  const tools = { clock: systemClock, random: secureRandom }
  try {
    await db.transaction().execute(async (transaction) =>
      withoutIndices(transaction, dialect, async () => {
        await seedHundredThousand(transaction, tools)
        const supplyCopies = Math.ceil(
          SUPPLIES / (await countRows(transaction.selectFrom('supplies').select('id'))),
        )
        await multiplySupplies(transaction, supplyCopies)
        await multiplyReports(transaction, supplyCopies)
        await multiplyAllocations(transaction, Math.min(DEAL_COPIES, supplyCopies))
        await multiplyCargos(
          transaction,
          Math.ceil(CARGOS / (await countRows(transaction.selectFrom('cargos').select('id')))),
        )
        await spreadOverFiveYears(transaction)
      }),
    )
    const long = await db.transaction().execute(writeLongCover)
    // PostgreSQL does this itself within a minute. Before, an index alone does not tell which rows
    // are visible.
    if (dialect === 'postgres') await sql`vacuum analyze`.execute(db)
    const log = { error: (message: string, cause: unknown) => console.error(message, cause) }
    const backend = createBackend({ db, dialect, ...tools, log })
    const saleManager = await createCaller(backend, 'sale_manager')
    await measurePages(
      `${name}, deals`,
      saleManager,
      createDealPages(await fetchCursor(saleManager, '/deals/', 100)),
    )
    const purchaseManager = await createCaller(backend, 'purchase_manager')
    await measurePages(
      `${name}, supplies`,
      purchaseManager,
      createSupplyPages(await fetchCursor(purchaseManager, '/supplies/', 100)),
    )
    await measurePages(`${name}, cover`, purchaseManager, createCoverPages(long))
    const shipper = await createCaller(backend, 'cargo_manager')
    const sawmill = await db
      .selectFrom('sawmills')
      .select('id')
      .orderBy('name_key')
      .executeTakeFirstOrThrow()
    const client = await db
      .selectFrom('clients')
      .select('id')
      .orderBy('name_key')
      .executeTakeFirstOrThrow()
    await measurePages(
      `${name}, cargo`,
      shipper,
      createCargoPages(await fetchCursor(shipper, '/cargos/', 60), {
        sawmill: sawmill.id,
        client: client.id,
      }),
    )
    const head = await createCaller(backend, 'global_manager')
    const filters = `${getYearOfWeeks()}&country=FR&country=LT&wood=PNSY`
    for (const kind of ['deal', 'supply', 'cargo'] as const)
      await measurePages(`${name}, ${kind} dashboard`, head, createDashboardPages(kind, filters))
    await measurePages(`${name}, search`, head, searchPages)
    await measurePages(`${name}, prices`, head, createPricePages(client.id))
  } finally {
    await db.destroy()
  }
}

const createDealPages = (deep: string): readonly TimedCall[] => [
  ['first page', () => '/deals/', 25],
  [
    'filtered by status',
    () => '/deals/?status=order_confirmation&status=confirmed&status=loading',
    25,
  ],
  ['filtered by delivery weeks', (index) => `/deals/?${getFourWeeks(index % 12)}`, 25],
  ['filtered by late deals', () => '/deals/?late=only', 25],
  ['filtered by destination', () => '/deals/?destination=Lyon', 25],
  [
    'sorted by status, margin, cover or delay',
    (index) => `/deals/?sort=${sorts[index % sorts.length] ?? ''}`,
    25,
  ],
  [
    'searched',
    (index) => `/deals/?q=${encodeURIComponent(searches[index % searches.length] ?? '')}`,
    60,
  ],
  ['deep page, after 50,000', () => `/deals/?cursor=${encodeURIComponent(deep)}`, 25],
]

const createPricePages = (client: string): readonly TimedCall[] => [
  ['first page', () => '/wood_prices/', 150],
  ['of a size', () => '/wood_prices/?q=50x150&week_from=2026-W23', 60],
  ['of a client', () => `/wood_prices/?client_id=${client}`, 60],
  ['totals of a size', () => '/wood_prices/totals/?q=50x150', 60],
]

const createSupplyPages = (deep: string): readonly TimedCall[] => [
  ['first page', () => '/supplies/', 25],
  [
    'filtered by status',
    () => '/supplies/?status=ordered&status=confirmed&status=in_production',
    25,
  ],
  ['filtered by ready weeks', (index) => `/supplies/?${getFourWeeks(index % 12)}`, 25],
  ['filtered by late supplies', () => '/supplies/?late=only', 25],
  ['filtered by country and wood', () => '/supplies/?country=LT&country=SE&wood=PNSY', 25],
  [
    'sorted by status, mill, week or amount',
    (index) => `/supplies/?sort=${supplySorts[index % supplySorts.length] ?? ''}`,
    25,
  ],
  ['totals', () => '/supplies/totals/?status=ordered&status=confirmed&status=in_production', 250],
  [
    'searched',
    (index) =>
      `/supplies/?q=${encodeURIComponent(supplySearches[index % supplySearches.length] ?? '')}`,
    60,
  ],
  ['deep page, after 50,000', () => `/supplies/?cursor=${encodeURIComponent(deep)}`, 25],
]

const createCoverPages = ({
  dealId,
  supplyId,
}: Awaited<ReturnType<typeof writeLongCover>>): readonly TimedCall[] => [
  ['deal of 60 lines with 40 supplies', () => `/deals/${dealId}/cover/`, 40],
  ['one of these supplies', () => `/supplies/${supplyId}/cover/`, 40],
  ['unallocated wood for the 60 lines', () => `/deals/${dealId}/free_wood/`, 60],
  ['purchase plan for the shortfall of the 60 lines', () => `/deals/${dealId}/purchase_plan/`, 150],
  ['open deal lines for the supply', () => `/supplies/${supplyId}/open_deal_lines/`, 60],
]

const createCargoPages = (
  deep: string,
  { sawmill, client }: { sawmill: string; client: string },
): readonly TimedCall[] => [
  ['first page', () => '/cargos/', 25],
  ['filtered by status', () => '/cargos/?status=loading&status=sealed&status=in_transit', 25],
  [
    'filtered by weeks of departure',
    (index) => `/cargos/?${getFourWeeks(-(index % 12), 'etd_from', 'etd_to')}`,
    25,
  ],
  [
    'filtered by client, mill and port',
    (index) =>
      `/cargos/?${[`client_id=${client}`, `sawmill_id=${sawmill}`, 'port=LTKLJ'][index % 3] ?? ''}`,
    25,
  ],
  ['filtered by missing documents', () => '/cargos/?documents=missing', 25],
  ['filtered by this week’s cut-off', () => '/cargos/?cut_off=this_week', 25],
  [
    'sorted by status, carrier, departure, fill or freight',
    (index) => `/cargos/?sort=${cargoSorts[index % cargoSorts.length] ?? ''}`,
    25,
  ],
  [
    'searched',
    (index) =>
      `/cargos/?q=${encodeURIComponent(cargoSearches[index % cargoSearches.length] ?? '')}`,
    60,
  ],
  ['deep page, after 30,000', () => `/cargos/?cursor=${encodeURIComponent(deep)}`, 25],
  ['wood ready for loading', () => '/cargos/loadable/', 60],
]

/** Returns the filter of the four-week shortcut, `ahead` weeks from now. */
function getFourWeeks(ahead: number, first = 'week_from', last = 'week_to'): string {
  const from = addWeeks(toWeek(systemClock().toISOString().slice(0, 10)), ahead)
  return new URLSearchParams({ [first]: from, [last]: addWeeks(from, 3) }).toString()
}

/** Returns the filter of the last 52 weeks, this one included. */
function getYearOfWeeks(): string {
  const to = toWeek(systemClock().toISOString().slice(0, 10))
  return new URLSearchParams({ week_from: addWeeks(to, -51), week_to: to }).toString()
}

/** Returns the cursor after this many pages of 500 rows. */
async function fetchCursor(
  call: (path: string) => Promise<unknown>,
  list: string,
  pages: number,
): Promise<string> {
  let cursor = ''
  for (let page = 0; page < pages; page += 1) {
    const answer = await call(
      `${list}?limit=500${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    if (typeof answer !== 'object' || answer === null || !('next_cursor' in answer))
      throw new Error('That was no page.')
    cursor = String(answer.next_cursor)
  }
  return cursor
}
