import { cutsBy, type Cut } from '../allocations/fit-supply'
import { dealsNamed } from '../allocations/tell-sellers'
import type { Schemas, StaffCall } from '../call'
import { fromLitres } from '../db/decimal-columns'
import type { SupplyRecord } from './find-supply'
import type { PreparedLine } from './prepare-supply'
import { shortPart } from './rules/short-part'

/** What deals lose, the most first. */
export async function shownCuts({ db }: StaffCall, cuts: readonly Cut[]): Promise<Schemas['WoodCut'][]> {
  if (cuts.length === 0) return []
  const numbers = new Map((await dealsNamed(db, cuts.map(({ dealId }) => dealId))).map(({ id, number }) => [id, number]))
  return cuts.toSorted((a, b) => b.litres - a.litres).map(({ dealId, litres }) => ({ deal: numbers.get(dealId) ?? '', m3: fromLitres(litres) }))
}

/** Warns at each line of which saving would take wood back from deals. @param kept the supply as it is stored; null for a new one */
export async function cutWarnings(call: StaffCall, kept: SupplyRecord | null, lines: readonly PreparedLine[]): Promise<Schemas['CutWarning'][]> {
  if (!kept) return []
  const asked = lines.map(({ write, specification }) => ({ ...write, specification }))
  const found = await cutsBy(call.db, kept.supply.id, asked)
  return Promise.all(
    found.map(async ({ lineId, cuts }) => {
      const place = asked.findIndex(({ id }) => id === lineId)
      const part = asked[place] ? shortPart(asked[place]) : 'quantity'
      return { code: 'allocations_cut' as const, pointer: `/lines/${place}/${part}`, params: { cuts: await shownCuts(call, cuts) } }
    }),
  )
}
