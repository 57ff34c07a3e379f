import { TRUCK_KG, TRUCK_LITRES, type TruckLoad } from '../../baskets/rules/line-figures'
import type { Schemas } from '../../call'
import { fromLitres } from '../../db/decimal-columns'

/** Differences with which more wood may be in fewer trucks. */
const LOAD_FIELDS: readonly string[] = ['quantity', 'line', 'transport']

/** Returns the trucks of a changed order, which stay where its deal names no number. */
export const countTrucks = (
  { count }: Pick<Schemas['Transport'], 'count'>,
  order: { trucks: number },
): number => count ?? order.trucks

/**
 * Returns a warning if the wood of a revised portal order exceeds its trucks. It may all the same:
 * a part can be delivered already, or another truck is sent.
 */
export function findTruckWarnings(
  { kind, trucks }: Pick<Schemas['Transport'], 'kind'> & { trucks: number },
  { litres, weightKg }: TruckLoad,
  differences: readonly { field: string }[],
): Schemas['DealWarning'][] {
  if (kind !== 'truck' || !differences.some(({ field }) => LOAD_FIELDS.includes(field))) return []
  const [mostKg, mostLitres] = [trucks * TRUCK_KG, trucks * TRUCK_LITRES]
  if (weightKg <= mostKg && litres <= mostLitres) return []
  const most = { most_kg: mostKg, most_m3: fromLitres(mostLitres) }
  const params = { trucks, kg: weightKg, m3: fromLitres(litres), ...most }
  return [{ code: 'over_trucks', pointer: '/transport/count', params }]
}
