import type { Schemas, StaffCall } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { cutsBy, type Cut, type FittedLine } from './fit-supply'
import { shortPart } from './rules/short-part'
import { dealsNamed } from './tell-sellers'

/** What deals lose, the most first. */
export async function shownCuts(
  { db }: StaffCall,
  cuts: readonly Cut[],
): Promise<Schemas['WoodCut'][]> {
  if (cuts.length === 0) return []
  const numbers = new Map(
    (
      await dealsNamed(
        db,
        cuts.map(({ dealId }) => dealId),
      )
    ).map(({ id, number }) => [id, number]),
  )
  return cuts
    .toSorted((a, b) => b.litres - a.litres)
    .map(({ dealId, litres }) => ({ deal: numbers.get(dealId) ?? '', m3: fromLitres(litres) }))
}

/** Warns at each line of which saving would take wood back from deals. @param lines as they would be saved */
export async function cutWarnings(
  call: StaffCall,
  supplyId: string,
  lines: readonly FittedLine[],
): Promise<Schemas['CutWarning'][]> {
  const found = await cutsBy(call.db, supplyId, lines)
  return Promise.all(
    found.map(async ({ lineId, cuts }) => {
      const place = lines.findIndex(({ id }) => id === lineId)
      const part = lines[place] ? shortPart(lines[place]) : 'quantity'
      return {
        code: 'allocations_cut' as const,
        pointer: `/lines/${place}/${part}`,
        params: { cuts: await shownCuts(call, cuts) },
      }
    }),
  )
}
