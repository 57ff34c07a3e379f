import { cutsBy, type Cut } from '../allocations/fit-supply'
import { dealsNamed } from '../allocations/tell-sellers'
import type { Schemas, StaffCall } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { seesDeal } from '../deals/rules/scope'
import type { SupplyRecord } from './find-supply'
import type { PreparedLine } from './prepare-supply'
import { shortPart } from './rules/short-part'

/** What deals lose, as this person may read it: the most first. */
export async function shownCuts({ db, person }: StaffCall, cuts: readonly Cut[]): Promise<Schemas['WoodCut'][]> {
  if (cuts.length === 0) return []
  const deals = new Map((await dealsNamed(db, cuts.map(({ dealId }) => dealId))).map((deal) => [deal.id, deal]))
  return cuts
    .toSorted((a, b) => b.litres - a.litres)
    .map(({ dealId, litres }) => {
      const deal = deals.get(dealId)
      const isSeen = deal && seesDeal(person, { wasConfirmed: deal.confirmed_at !== null })
      return { deal: isSeen ? deal.number : null, m3: fromLitres(litres) }
    })
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
