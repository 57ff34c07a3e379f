import { expressionBuilder, sql, type RawBuilder } from 'kysely'
import { addWeeks, compareWeeks, weekEnd, weekOf, weekStart } from '@/shared/lib/timber'
import { businessDay } from '../business-day'
import type { Handler, QueryOf } from '../call'
import { countRows } from '../db/count'
import { conditionsOf, type Filters, type WantedOf } from '../db/filters'
import { contains, searchWords } from '../db/fold'
import { readPage } from '../db/keyset'
import type { Db, Tables } from '../db/tables'
import { Problem } from '../problems/problem'
import { cargoSummaries } from './cargo-summaries'
import { DOCUMENTED, UNDEPARTED } from './rules/statuses'

type Wanted = WantedOf<'listCargos'>
type Sort = NonNullable<QueryOf<'listCargos'>['sort']>
type Plain<Name extends string> = Name extends `-${string}` ? never : Name

/** What each sort goes by: the expression of an index of its own, what it holds, and whether it may be empty. */
type Order = { by: RawBuilder<string | number | null>; type: 'string' | 'number'; isNullable: boolean }

const ORDERS: Readonly<Record<Plain<Sort>, Order>> = {
  number: { by: sql`cargos.number_key`, type: 'number', isNullable: false },
  status: {
    by: sql`case cargos.status when 'planned' then 0 when 'booked' then 1 when 'loading' then 2 when 'sealed' then 3 when 'in_transit' then 4
      when 'arrived' then 5 when 'delivered' then 6 when 'closed' then 7 else 8 end`,
    type: 'number',
    isNullable: false,
  },
  carrier: { by: sql`cargos.carrier_key`, type: 'string', isNullable: true },
  cut_off: { by: sql`cargos.cut_off`, type: 'string', isNullable: true },
  etd: { by: sql`cargos.etd`, type: 'string', isNullable: true },
  eta: { by: sql`cargos.eta`, type: 'string', isNullable: true },
  m3: { by: sql`cargos.volume_l`, type: 'number', isNullable: false },
  gross_kg: { by: sql`cargos.gross_kg`, type: 'number', isNullable: false },
  fill_percent: { by: sql`cargos.fill_bp`, type: 'number', isNullable: true },
  freight_eur: { by: sql`cargos.freight_eur_cents`, type: 'number', isNullable: true },
  updated_at: { by: sql`cargos.updated_at`, type: 'string', isNullable: false },
}

const eb = expressionBuilder<Tables, 'cargos'>()
const literally = (statuses: readonly string[]) => sql.join(statuses.map((status) => sql.lit(status)))

/** How many documents lack, written as in the index of them. */
const LACKING = sql<number | null>`case when cargos.status in (${literally(DOCUMENTED)}) then cargos.missing_documents end`
/** The cut-off of what has not left, likewise. */
const AWAITED_CUT_OFF = sql<string | null>`case when cargos.status in (${literally(UNDEPARTED)}) then cargos.cut_off end`

const filtersOn = (db: Db, today: string): Filters<Wanted> => ({
  status: (statuses) => eb('cargos.status', 'in', statuses),
  kind: (kinds) => eb('cargos.kind', 'in', kinds),
  client_id: (ids) => eb('cargos.id', 'in', db.selectFrom('cargo_loads').select('cargo_id').where('client_id', 'in', ids)),
  sawmill_id: (ids) => eb('cargos.id', 'in', db.selectFrom('cargo_loads').select('cargo_id').where('sawmill_id', 'in', ids)),
  carrier: (names) => eb('cargos.carrier', 'in', names),
  port: (codes) => eb.or([eb('cargos.port_of_loading', 'in', codes), eb('cargos.port_of_discharge', 'in', codes)]),
  etd_from: (week) => eb('cargos.etd', '>=', weekStart(week)),
  etd_to: (week) => eb('cargos.etd', '<=', weekEnd(week)),
  eta_from: (week) => eb('cargos.eta', '>=', weekStart(week)),
  eta_to: (week) => eb('cargos.eta', '<=', weekEnd(week)),
  documents: () => sql<boolean>`${LACKING} > 0`,
  cut_off: () => {
    const week = weekOf(today)
    return sql<boolean>`${AWAITED_CUT_OFF} >= ${weekStart(week)} and ${AWAITED_CUT_OFF} < ${weekStart(addWeeks(week, 1))}`
  },
  q: (text) => searchWords(text).map((word) => eb.or([contains('cargos.search_text', word), eb('cargos.id', 'in', withPartner(db, word))])),
})

/** Cargo with wood for a client, or from a mill, that is called so; by what they are called now. */
const withPartner = (db: Db, word: string) =>
  db
    .selectFrom('cargo_loads')
    .select('cargo_id')
    .where('client_id', 'in', db.selectFrom('clients').select('id').where(contains('name_key', word)))
    .union(db.selectFrom('cargo_loads').select('cargo_id').where('sawmill_id', 'in', db.selectFrom('sawmills').select('id').where(contains('name_key', word))))

export const listCargos: Handler<'listCargos'> = async (call) => {
  const { db, query } = call
  const { sort = '-number', cursor, limit, ...wanted } = query
  refuseReversedWeeks(wanted, 'etd_from', 'etd_to')
  refuseReversedWeeks(wanted, 'eta_from', 'eta_to')
  const name = plainOf(sort)
  const { by, type, isNullable } = ORDERS[name]
  // All search texts are in one index, in the order of the numbers; in any other order all matches are found first.
  const isApart = Boolean(wanted.q) && name !== 'number'
  const all = db.selectFrom('cargos').where((of) => of.and(conditionsOf(filtersOn(db, businessDay(call)), wanted)))
  // The page is found in an index alone; only its rows are then read whole.
  const found = db
    .with(
      (cte) => (isApart ? cte('found').materialized() : cte('found').notMaterialized()),
      () => all.select(['cargos.id', by.as('sort_value')]),
    )
    .selectFrom('found')
    .select(['found.id', 'found.sort_value'])
  const page = await readPage(found, { sort, column: 'found.sort_value', type, isNullable, idColumn: 'found.id', cursor, limit })
  return {
    items: await cargoSummaries(db, page.rows.map(({ id }) => id)),
    next_cursor: page.next_cursor,
    total: cursor === undefined ? await countRows(all.select('cargos.id')) : null,
  }
}

const plainOf = (sort: Sort): Plain<Sort> => {
  const name = sort.replace(/^-/, '')
  return Object.hasOwn(ORDERS, name) ? (name as Plain<Sort>) : 'number'
}

/** The last week is before the first: nothing leaves, or comes, then. @throws Problem 422 */
function refuseReversedWeeks(wanted: Wanted, from: 'etd_from' | 'eta_from', to: 'etd_to' | 'eta_to'): void {
  const [first, last] = [wanted[from], wanted[to]]
  if (first === undefined || last === undefined || compareWeeks(first, last) <= 0) return
  throw Problem.invalid({ pointer: `?${to}`, code: 'week_order' })
}
