import { sql } from 'kysely'
import { secureRandom, systemClock } from '@backend/app-context'
import { countRows } from '@backend/db/keyset-page'
import { NO_TIMEOUTS } from '@backend/db/open-postgres'
import type { Db } from '@backend/db/tables'
import { multiplySupplies } from '@backend/seed/multiply-documents'
import { seedDemo } from '@backend/seed/worlds'
import type { DataStore } from '../../server/configuration'
import { isEmpty, openDatabase } from '../../server/open-database'
import { computeQuantile, measureSamples } from '../statistics'
import { withServer } from '../with-server'
import { withoutIndices } from '../without-indices'
import type { HardenServer, Row, StoreName } from './attack'
import { logIn } from './callers'
import { withEmptyStore } from './empty-store'
import { getAddress } from './stored-data'

/** Time limit, in ms; writing a million packs takes most of it. */
export const maxMs = 30 * 60_000
export const stores: readonly StoreName[] = ['SQLite', 'PostgreSQL']

const PACKS = 1_000_000
/** Copies of each supply of the demo. */
const COPIES = 200
const CALLS = 60
const MAX_MS = 40

/** Sorts of the list, each with one of the filters. */
const sorts = ['-received_at', 'received_at', 'number', '-number']

/** Statuses of few and of many packs, alone and together. */
const statuses = [
  ['delivered'],
  ['in_stock'],
  ['rejected'],
  ['rejected', 'gone'],
  ['listed', 'accepted', 'in_stock', 'loaded', 'delivered'],
]

/**
 * Beginnings of few, many and nearly all numbers and barcodes, last digits, and marks that no pack
 * has.
 */
const marks = [
  ...['7', '41', '412', '4123', '412345', 'k', 'k-41', 'K-412', '26', '26-1', '24-4123'],
  ...['p', 'p7', 'p73', 'p7300412', '345', '2345', 'x', 'xylophone', '999999'],
]

/** Lists and searches among a million packs, in a database and server of their own. */
export const run = ({ store }: HardenServer): Promise<Row[]> => withEmptyStore(store, measureStore)

async function measureStore(store: DataStore): Promise<Row[]> {
  await writePacks(store)
  const { sawmills, supply, pack } = await findSamples(store)
  const rows: Row[] = []
  await withServer(getAddress(store), async (server) => {
    const cookie = await logIn(server, 'global_manager')
    const call = async (target: string) => {
      const answer = await fetch(`${server.url}/api${target}`, { headers: { cookie } })
      if (!answer.ok) throw new Error(`${target} answered ${answer.status}.`)
      return (await answer.json()) as { next_cursor?: string | null }
    }
    const measure = async (name: string, target: string) => {
      const times = await measureSamples(CALLS, async () => call(target))
      const [p50, p95] = [computeQuantile(times, 0.5), computeQuantile(times, 0.95)]
      rows.push({
        name: `a million packs: ${name}`,
        aim: `p95 ${MAX_MS} ms`,
        measured: `${p95.toFixed(1)} ms, p50 ${p50.toFixed(1)}`,
        ok: p95 <= MAX_MS,
      })
    }
    const lists = [
      ...sorts.map((sort) => `sort=${sort}`),
      ...statuses.flatMap((some) =>
        sorts.slice(1, 3).map((sort) => `${toQuery('status', some)}&sort=${sort}`),
      ),
      `${toQuery('sawmill_id', sawmills)}&sort=number`,
      `${toQuery('sawmill_id', sawmills.slice(0, 1))}&status=rejected&sort=number`,
      `supply_id=${supply}`,
      `supply_id=${supply}&status=delivered&q=4`,
      ...marks.map((mark) => `q=${mark}`),
      ...['k', '26', '412', 'p73'].flatMap((mark) =>
        ['status=rejected', 'status=delivered', 'sort=number'].map((more) => `q=${mark}&${more}`),
      ),
      `q=k&${toQuery('sawmill_id', sawmills.slice(0, 1))}`,
    ]
    for (const list of lists) await measure(shorten(list), `/packs/?${list}`)
    const { next_cursor } = await call('/packs/?sort=number&q=26&limit=500')
    if (next_cursor)
      await measure('next page of q=26', `/packs/?sort=number&q=26&cursor=${next_cursor}`)
    for (const mark of marks.filter(({ length }) => length > 1))
      await measure(`Ctrl+K ${mark}`, `/search/?q=${mark}`)
    await measure('a supply’s packs', `/supplies/${supply}/packs/`)
    await measure('a pack', `/packs/${pack}/`)
    await measure('packs to merge with', `/packs/${pack}/mergeable/`)
    await measure('ready wood', '/cargos/loadable/')
    await measure('stock', '/stock/')
    for (const mark of ['K-412', 'K-4', '26', 'p73', 'p7310004', '345', 'xylophone'])
      await measure(`stock with ${mark}`, `/stock/?q=${mark}`)
  })
  return rows
}

const toQuery = (name: string, values: readonly string[]) =>
  values.map((value) => `${name}=${value}`).join('&')

/** Replaces ids, which are too long for the table. */
const shorten = (query: string) =>
  decodeURIComponent(query).replaceAll(/=[\da-f]{8}-[\da-f-]+/g, '')

async function writePacks(store: DataStore): Promise<void> {
  const { db, dialect } = await openDatabase(store, NO_TIMEOUTS)
  const tools = { clock: systemClock, random: secureRandom }
  try {
    await db.transaction().execute(async (transaction) => {
      if (await isEmpty(transaction)) await seedDemo(transaction, tools)
      await withoutIndices(transaction, dialect, async () => {
        await multiplySupplies(transaction, COPIES)
        await insertPacks(transaction)
        await insertLots(transaction)
      })
    })
    if (dialect === 'postgres') await sql`vacuum analyze`.execute(db)
  } finally {
    await db.destroy()
  }
}

async function findSamples(store: DataStore) {
  const { db } = await openDatabase(store, NO_TIMEOUTS)
  try {
    const pack = await db
      .selectFrom('packs')
      .select(['id', 'supply_id'])
      .where('status', '=', 'listed')
      .where('number_sort', '>', 'k')
      .orderBy('number_sort', 'desc')
      .executeTakeFirstOrThrow()
    const sawmills = await db
      .selectFrom('sawmills')
      .select('id')
      .orderBy('name_key')
      .limit(3)
      .execute()
    return { pack: pack.id, supply: pack.supply_id, sawmills: sawmills.map(({ id }) => id) }
  } finally {
    await db.destroy()
  }
}

/**
 * Lists packs of each supply's first line. A third of the mills number them `K-412345`, a third by
 * digits alone, and a third by the year; two thirds print barcodes.
 */
async function insertPacks(db: Db): Promise<void> {
  const perSupply = Math.ceil(PACKS / (await countRows(db.selectFrom('supplies').select('id'))))
  const total = sql.lit(PACKS)
  const reverse = (text: string, length: number) =>
    Array.from({ length }, (_, i) => `substr(${text}, ${length - i}, 1)`).join(' || ')
  const digits = 'substr(cast(1000000 + r % 1000000 as text), 2)'
  const year = 'substr(cast(2021 + r * 6 / 1000000 as text), 3)'
  const twoDigits = (value: string) => `substr(cast(100 + ${value} as text), 2)`
  const moment = `'20' || year || '-' || ${twoDigits('1 + (r * 72 / 1000000) % 12')} || '-' || ${twoDigits('1 + (r * 2016 / 1000000) % 28')}
    || 'T' || ${twoDigits('6 + (r / 60) % 12')} || ':' || ${twoDigits('r % 60')} || ':00.000Z'`
  await sql`
    insert into packs (
      id, supply_id, supply_line_id, sawmill_id, number, number_key, number_sort, number_start,
      number_end, barcode, barcode_key, barcode_start, barcode_end, tally, pcs, length_mm, litres,
      volume_mm3, status, lot_id, received_at, updated_at
    )
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(perSupply)}),
    listed as (
      select s.id as supply_id, l.id as supply_line_id, s.sawmill_id, m.kind, n.i,
        row_number() over (order by s.number_key, n.i) - 1 as r
      from supplies s
        join supply_lines l on l.supply_id = s.id and l.position = 1
        join (select id, row_number() over (order by name_key) % 3 as kind from sawmills) m on m.id = s.sawmill_id
        cross join n
    ),
    numbered as (
      select listed.*, ${sql.raw(digits)} as digits, ${sql.raw(year)} as year
      from listed where r < ${total}
    ),
    marked as (
      select numbered.*,
        case kind when 0 then 'k-' || digits when 1 then digits else year || '-' || digits end as number,
        case kind when 0 then 'k' when 1 then '' else year end as letters,
        case kind when 0 then '' when 1 then '' else ${sql.raw(reverse('year', 2))} end as letters_end,
        case kind when 1 then null else 'p73' || cast(1000000 + r as text) end as mark,
        substr(cast(10000000 + r as text), 1, 8) || '-0000-4000-8000-00000000000' as id_start,
        case when r < 800000 and r % 50 > 0 then 'delivered' when r % 40 = 3 then 'rejected' when r % 200 = 7 then 'gone'
          when r % 100 = 9 then 'opened' when r % 5 = 0 then 'in_stock' when r % 5 = 1 then 'listed' when r % 5 = 2 then 'accepted'
          when r % 5 = 3 then 'loaded' else 'delivered' end as status
      from numbered
    )
    select id_start || '0',
      supply_id, supply_line_id, sawmill_id, upper(number), number,
      case kind when 0 then 'k-' when 1 then '' else '0000000000' || year || '-' end || '000000' || digits,
      letters || digits,
      ${sql.raw(reverse('digits', 6))} || case kind when 0 then 'k' else letters_end end,
      upper(mark), upper(mark), mark, ${sql.raw(reverse('mark', 10))},
      '[{"length_mm":3900,"pcs":20},{"length_mm":4200,"pcs":40},{"length_mm":4800,"pcs":30},{"length_mm":5400,"pcs":10}]',
      100, 444000, 2876, 2876000000,
      status, case when status in ('in_stock', 'delivered') then id_start || '1' end,
      ${sql.raw(moment)}, ${sql.raw(moment)}
    from marked
  `.execute(db)
}

/** Adds the lots of the packs in stock, and of the delivered ones, which were sold from stock. */
async function insertLots(db: Db): Promise<void> {
  await sql`
    insert into lots (
      id, product_id, location, barcode, pcs, litres, status, supply_line_id, received_at,
      updated_at, pack_number, tally
    )
    with stocked as (
      select id, row_number() over (order by id) as place, count(*) over () as total from products
    ),
    received as (
      select packs.*, row_number() over (order by id) as place from packs
      where id like '________-0000-4000-8000-000000000000' and lot_id is not null
    )
    select received.lot_id, stocked.id, 'SEGOT',
      coalesce(received.barcode_key, 'T' || substr(received.id, 1, 8)), received.pcs,
      received.litres, case received.status when 'in_stock' then 'available' else 'sold' end,
      received.supply_line_id, received.received_at, received.updated_at, received.number,
      received.tally
    from received join stocked on stocked.place = 1 + received.place % stocked.total
  `.execute(db)
}
