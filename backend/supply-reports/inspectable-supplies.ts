import { convert } from '@domain/timber'
import { fromLitres } from '../db/decimal-columns'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { findEarlierReports } from '../reports/earlier-reports'
import type { Schemas } from './contract'

/** Statuses of supplies from confirmation until departure. */
export const INSPECTABLE_SUPPLY_STATUSES: readonly Schemas['SupplyStatus'][] = [
  'confirmed',
  'in_production',
  'ready',
  'loading',
]

/** Returns the supplies as inspectors see them, in the order of the ids. */
export async function findInspectableSupplies(
  db: Db,
  ids: readonly string[],
): Promise<Schemas['InspectableSupply'][]> {
  if (ids.length === 0) return []
  const supplies = await db
    .selectFrom('supplies')
    .innerJoin('sawmills', 'sawmills.id', 'supplies.sawmill_id')
    .select([
      'supplies.id',
      'number',
      'status',
      'sawmill_id',
      'sawmill_name',
      'sawmills.country',
      'loading_place',
      'ready_week',
      'inspection_required',
    ])
    .where('supplies.id', 'in', ids)
    .execute()
  const lines = await db
    .selectFrom('supply_lines')
    .selectAll()
    .where('supply_id', 'in', ids)
    .orderBy('position')
    .execute()
  const reportsOf = await findEarlierReports(db, 'supply_id', ids)
  const byId = new Map(supplies.map((supply) => [supply.id, supply]))
  return ids.flatMap((id) => {
    const supply = byId.get(id)
    if (!supply) return []
    const { sawmill_id, sawmill_name, country, inspection_required, ...rest } = supply
    return [
      {
        ...rest,
        sawmill: { id: sawmill_id, name: sawmill_name, country },
        inspection_required: inspection_required === 1,
        lines: lines.filter((line) => line.supply_id === id).map(toInspectableLine),
        ...reportsOf(id),
      },
    ]
  })
}

function toInspectableLine(line: Row<'supply_lines'>): Schemas['InspectableLine'] {
  const specification = parseJson(line.specification)
  const quantity = line.ready_quantity ?? line.confirmed_quantity ?? line.quantity
  const { pcs } = convert(quantity, line.unit, specification)
  return {
    id: line.id,
    product_name: line.product_name,
    specification,
    expected_pcs: pcs.ok ? Math.round(Number(pcs.value)) : null,
    volume_m3: fromLitres(line.ready_l ?? line.confirmed_l ?? line.volume_l),
  }
}
