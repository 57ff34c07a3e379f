import { expressionBuilder, sql } from 'kysely'
import type { Schemas } from '../call'
import { filterCargos } from '../cargos/queries'
import type { Tables } from '../db/tables'
import { hasWood } from '../wood-lines/wood-key'
import type { DashboardCall } from './dashboard-query'

const loads = expressionBuilder<Tables, 'cargo_loads'>()

/**
 * Returns a query over the rows of `cargos`, with the same names as in the table. A filter by
 * client, sawmill, country or wood limits volume and freight to the loads that match all of them.
 */
export function selectCargos(
  call: DashboardCall,
  { sort: _, ...filters }: Schemas['CargosSearch'],
) {
  const { client_id = [], sawmill_id = [], country = [], wood = [] } = filters
  const matches = [
    ...(client_id.length > 0 ? [loads('cargo_loads.client_id', 'in', client_id)] : []),
    ...(sawmill_id.length > 0 ? [loads('cargo_loads.sawmill_id', 'in', sawmill_id)] : []),
    ...(country.length > 0
      ? [
          loads(
            'cargo_loads.client_id',
            'in',
            loads.selectFrom('clients').select('id').where('country', 'in', country),
          ),
        ]
      : []),
    ...(wood.length > 0
      ? [
          loads.exists(
            loads
              .selectFrom('supply_lines')
              .select(sql.lit(1).as('one'))
              .whereRef('supply_lines.id', '=', 'cargo_loads.supply_line_id')
              .where(hasWood('supply_lines.wood_key', wood)),
          ),
        ]
      : []),
  ]
  const isByLoad = matches.length > 0
  const source = filterCargos(call, filters).$if(isByLoad, (found) =>
    found
      .leftJoin('cargo_loads', (join) =>
        join.onRef('cargo_loads.cargo_id', '=', 'cargos.id').on(loads.and(matches)),
      )
      .groupBy('cargos.id'),
  )
  const cargos = source.select([
    'cargos.id',
    'cargos.status',
    'cargos.fill_bp',
    'cargos.port_of_loading',
    'cargos.port_of_discharge',
    (isByLoad
      ? sql<number>`coalesce(sum(cargo_loads.litres), 0)`
      : sql<number>`cargos.volume_l`
    ).as('volume_l'),
    (isByLoad
      ? // Known even if no load matches every filter.
        sql<
          number | null
        >`case when cargos.freight_eur_cents is not null then coalesce(sum(cargo_loads.freight_eur_cents), 0) end`
      : sql<number | null>`cargos.freight_eur_cents`
    ).as('freight_eur_cents'),
  ])
  return call.db.selectFrom(cargos.as('cargos'))
}
