import type { Schemas, StaffCall } from '../call'
import { filterCargos } from '../cargos/cargo-filters'
import type { Count, FigureValue } from './figures'

/** Number of cargos of a carrier by ETA and actual arrival. */
export type Delay = { carrier: string | null; eta: string | null; ata: string | null; count: Count }

export const findDelays = async (
  call: StaffCall,
  { sort: _, ...wanted }: Schemas['CargosSearch'],
): Promise<Delay[]> =>
  filterCargos(call, wanted)
    .select(({ fn }) => ['carrier', 'eta', 'ata', fn.countAll<Count>().as('count')])
    .groupBy(['carrier', 'eta', 'ata'])
    .execute()

/** Returns the average delay in days; negative if early. */
export function computeAverageDelay(
  delays: readonly Delay[],
): Required<Omit<FigureValue, 'margin_kinds'>> {
  let [count, dated, days] = [0, 0, 0]
  for (const { eta, ata, count: many } of delays) {
    count += Number(many)
    if (eta === null || ata === null) continue
    dated += Number(many)
    days += (Number(many) * (Date.parse(ata) - Date.parse(eta))) / 86_400_000
  }
  return { value: dated === 0 ? null : (days / dated).toFixed(1), count, without: count - dated }
}
