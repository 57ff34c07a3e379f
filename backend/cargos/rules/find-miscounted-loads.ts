import type { Schemas } from '../contract'

type CountNeed = Schemas['CountNeed']
type LoadCount = Schemas['CargoReportLineWrite']
/** Planned packs (rounded up) and pieces of a load; null if unknown. */
export type PlannedLoad = {
  id: string
  supplyNumber: string
  packs: number | null
  pcs: number | null
}

/**
 * Returns a need for each load that differs from the container report: current loads in order, then
 * counted loads that are gone.
 * @param before the loads at the time of the count, for the supply numbers of loads that are gone
 */
export function findMiscountedLoads(
  loads: readonly PlannedLoad[],
  counted: readonly LoadCount[],
  before: readonly Pick<Schemas['InspectableLoad'], 'id' | 'supply'>[],
): CountNeed[] {
  const gone = counted.filter(({ id }) => loads.every((load) => load.id !== id))
  return [
    ...loads.flatMap((load, at) => {
      const difference = findCountDifference(
        load,
        counted.find(({ id }) => id === load.id),
      )
      return difference ? [toCountNeed(`/lines/${at}/quantity`, load.supplyNumber, difference)] : []
    }),
    ...gone.flatMap(({ id, counted_packs, counted_pcs }) => {
      const [count, unit] =
        counted_packs === null ? [counted_pcs, 'pcs' as const] : [counted_packs, 'pack' as const]
      return count
        ? [
            toCountNeed('/lines', before.find((load) => load.id === id)?.supply.number ?? '', {
              counted: count,
              planned: 0,
              unit,
            }),
          ]
        : []
    }),
  ]
}

type CountDifference = { counted: number; planned: number; unit: CountNeed['params']['unit'] }

/** Compares packs before pieces; null if nothing differs. */
function findCountDifference(
  { packs, pcs }: PlannedLoad,
  line: LoadCount | undefined,
): CountDifference | null {
  const [countedPacks, countedPcs] = line ? [line.counted_packs, line.counted_pcs] : [0, 0]
  if (packs !== null && countedPacks !== null && packs !== countedPacks)
    return { counted: countedPacks, planned: packs, unit: 'pack' }
  if (pcs !== null && countedPcs !== null && pcs !== countedPcs)
    return { counted: countedPcs, planned: pcs, unit: 'pcs' }
  return null
}

const toCountNeed = (
  pointer: string,
  supply: string,
  { counted, planned, unit }: CountDifference,
): CountNeed => ({
  code: 'load_counted',
  pointer,
  params: { supply, counted: String(counted), planned: String(planned), unit },
})
