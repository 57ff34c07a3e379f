import { expressionBuilder, sql, type RawBuilder } from 'kysely'
import { compareWeeks } from '@/shared/lib/timber'
import { businessDay } from '../business-day'
import type { Call, Handler, QueryOf } from '../call'
import { countRows } from '../db/count'
import { fromCents, fromCentsOrNull, fromLitres, fromLitresOrNull } from '../db/decimal-columns'
import { conditionsOf, type Filters, type WantedOf } from '../db/filters'
import { contains } from '../db/fold'
import { parseJson } from '../db/json'
import { readPage } from '../db/keyset'
import type { Db, Tables } from '../db/tables'
import { peopleNamed } from '../people/people-named'
import { Problem } from '../problems/problem'
import { documentSearchConditions } from '../products/document-search'
import type { SupplySummary } from './contract'
import { FREE_LITRES, freeLitres } from './free-wood'
import { isLate, PROMISED_WEEK } from './late-week'
import { lateDays } from './rules/late'

type Wanted = WantedOf<'listSupplies'>
type Sort = NonNullable<QueryOf<'listSupplies'>['sort']>
type Plain<Name extends string> = Name extends `-${string}` ? never : Name

/** What each sort goes by: the expression of an index of its own, what it holds, whether it may be empty, and whether it falls as the sort rises. */
type Order = { by: RawBuilder<string | number | null>; type: 'string' | 'number'; isNullable: boolean; isReversed?: boolean }

const ORDERS: Readonly<Record<Plain<Sort>, Order>> = {
  number: { by: sql`supplies.number_key`, type: 'number', isNullable: false },
  sawmill: { by: sql`supplies.sawmill_key`, type: 'string', isNullable: false },
  status: {
    by: sql`case supplies.status when 'draft' then 0 when 'ordered' then 1 when 'confirmed' then 2 when 'in_production' then 3 when 'ready' then 4
      when 'loading' then 5 when 'shipped' then 6 when 'completed' then 7 else 8 end`,
    type: 'number',
    isNullable: false,
  },
  ready_week: { by: sql`supplies.ready_week`, type: 'string', isNullable: true },
  // The longer ago the week was, the more days have gone.
  late_days: { by: PROMISED_WEEK, type: 'string', isNullable: true, isReversed: true },
  free_m3: { by: FREE_LITRES, type: 'number', isNullable: true },
  volume_m3: { by: sql`supplies.volume_l`, type: 'number', isNullable: false },
  amount_eur: { by: sql`supplies.amount_eur_cents`, type: 'number', isNullable: true },
  updated_at: { by: sql`supplies.updated_at`, type: 'string', isNullable: false },
}

const eb = expressionBuilder<Tables, 'supplies'>()

const filtersOn = (db: Db, today: string): Filters<Wanted> => ({
  id: (ids) => eb('supplies.id', 'in', ids),
  status: (statuses) => eb('supplies.status', 'in', statuses),
  sawmill_id: (ids) => eb('supplies.sawmill_id', 'in', ids),
  purchase_manager_id: (ids) => eb('supplies.purchase_manager_id', 'in', ids),
  country: (codes) => eb('supplies.sawmill_id', 'in', db.selectFrom('sawmills').select('id').where('country', 'in', codes)),
  wood: (woods) => eb.or(woods.map((wood) => contains('supplies.woods', `"${wood}"`))),
  week_from: (week) => eb('supplies.ready_week', '>=', week),
  week_to: (week) => eb('supplies.ready_week', '<=', week),
  late: () => isLate(today),
  free: () => sql<boolean>`${FREE_LITRES} > 0`,
  q: (text) => documentSearchConditions('supplies.search_text', text),
})

export const listSupplies: Handler<'listSupplies'> = async (call) => {
  const { db, query } = call
  const { sort = '-number', cursor, limit, ...wanted } = query
  refuseReversedWeeks(wanted)
  const today = businessDay(call)
  const name = plainOf(sort)
  const { by, type, isNullable, isReversed } = ORDERS[name]
  // All search texts are in one index, in the order of the numbers; in any other order all matches are found first.
  const isApart = Boolean(wanted.q) && name !== 'number'
  const all = db.selectFrom('supplies').where((of) => of.and(conditionsOf(filtersOn(db, today), wanted)))
  // The page is found in an index alone; only its rows are then read whole.
  const found = (sorted: RawBuilder<string | number | null>, only: RawBuilder<boolean> | null) => {
    const matches = all.select(['supplies.id', sorted.as('sort_value')])
    return db
      .with(
        (cte) => (isApart ? cte('found').materialized() : cte('found').notMaterialized()),
        () => (only ? matches.where(only) : matches),
      )
      .selectFrom('found')
      .select(['found.id', 'found.sort_value'])
  }
  // A promise that is not broken yet is no delay.
  const only = name === 'late_days' ? isLate(today) : null
  const page = await readPage(found(by, only), {
    sort,
    column: 'found.sort_value',
    type,
    isNullable,
    isReversed,
    idColumn: 'found.id',
    rest: only ? found(sql<null>`null`, sql<boolean>`(${by} is null or not (${only}))`) : undefined,
    cursor,
    limit,
  })
  return {
    items: await summaries(call, page.rows.map(({ id }) => id)),
    next_cursor: page.next_cursor,
    total: cursor === undefined ? await countRows(all.select('supplies.id')) : null,
  }
}

const plainOf = (sort: Sort): Plain<Sort> => {
  const name = sort.replace(/^-/, '')
  return Object.hasOwn(ORDERS, name) ? (name as Plain<Sort>) : 'number'
}

/** The last week is before the first: nothing is ready then. @throws Problem 422 */
function refuseReversedWeeks({ week_from, week_to }: Wanted): void {
  if (week_from === undefined || week_to === undefined || compareWeeks(week_from, week_to) <= 0) return
  throw Problem.invalid({ pointer: '?week_to', code: 'week_order' })
}

/** What the list shows of these supplies, in their order. */
async function summaries(call: Pick<Call<'listSupplies'>, 'db' | 'clock' | 'timeZone'>, ids: readonly string[]): Promise<SupplySummary[]> {
  if (ids.length === 0) return []
  const { db } = call
  const rows = await db
    .selectFrom('supplies')
    .innerJoin('sawmills', 'sawmills.id', 'supplies.sawmill_id')
    .selectAll('supplies')
    .select('sawmills.country as sawmill_country')
    .where('supplies.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const named = await peopleNamed(db, rows.map((row) => row.purchase_manager_id))
  const today = businessDay(call)
  return ids.flatMap((id): SupplySummary[] => {
    const row = byId.get(id)
    if (!row) return []
    return [
      {
        id,
        number: row.number,
        status: row.status,
        sawmill: { id: row.sawmill_id, name: row.sawmill_name, country: row.sawmill_country },
        purchase_manager: named(row.purchase_manager_id),
        woods: parseJson(row.woods),
        currency: row.currency,
        incoterms: { rule: row.incoterms_rule, place: row.incoterms_place },
        loading_place: row.loading_place,
        ready_week: row.ready_week,
        volume_m3: fromLitres(row.volume_l),
        amount: fromCents(row.amount_cents),
        amount_eur: fromCentsOrNull(row.amount_eur_cents),
        confirmed_m3: fromLitresOrNull(row.confirmed_l),
        ready_m3: fromLitresOrNull(row.ready_l),
        free_m3: fromLitresOrNull(freeLitres(row)),
        late_days: lateDays(row, today),
        updated_at: row.updated_at,
      },
    ]
  })
}
