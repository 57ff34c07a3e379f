import { sql, type RawBuilder } from 'kysely'
import type { Handler, QueryOf } from '../call'
import { countRows } from '../db/count'
import { readPage } from '../db/keyset'
import { refuseReversedWeeks } from '../documents/week-order'
import { filterCargos } from './cargo-filters'
import { cargoSummaries } from './cargo-summaries'

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

export const listCargos: Handler<'listCargos'> = async (call) => {
  const { db, query } = call
  const { sort = '-number', cursor, limit, ...wanted } = query
  refuseReversedWeeks({ week_from: wanted.etd_from, week_to: wanted.etd_to }, 'etd_to')
  refuseReversedWeeks({ week_from: wanted.eta_from, week_to: wanted.eta_to }, 'eta_to')
  const name = plainOf(sort)
  const { by, type, isNullable } = ORDERS[name]
  // All search texts are in one index, in the order of the numbers; in any other order all matches are found first.
  const isApart = Boolean(wanted.q) && name !== 'number'
  const all = filterCargos(call, wanted)
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
