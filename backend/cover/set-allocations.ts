import { writeParts, type PartChange } from '../allocations/write-parts'
import { stockedOf } from '../allocations/in-stock'
import { differences, isSameWood } from '../allocations/rules/compare-wood'
import { sourceOf, type Held } from '../allocations/rules/source'
import { take } from '../allocations/rules/take'
import type { BodyOf, Handler, Schemas } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { Problem, type FieldError } from '../problems/problem'
import { loadPairs, type Pair } from './load-pairs'
import { givesWood, mostOf, takesWood } from './rules'

export const setAllocations: Handler<'setAllocations'> = async (call) => {
  const wishes = call.body.allocations.map((wish, i) => ({ wish, at: `/allocations/${i}` }))
  const { pairs, parts } = await loadPairs(call, wishes)
  const stocked = await stockedOf(
    call.db,
    [...pairs.values()].map(({ supplyLine }) => supplyLine),
  )
  const errors: FieldError[] = []
  const items = new Map<string, Schemas['Allocation']>()
  const changes: PartChange[] = []
  // What is let go comes first, so that it is there for the others.
  for (const { wish, at } of wishes.toSorted(
    (a, b) => Number(isRelease(b.wish)) - Number(isRelease(a.wish)),
  )) {
    const pair = pairs.get(at)
    if (!pair) continue
    const before = parts.get(pair.key) ?? NOTHING
    const refused = refusedAt(pair, wish, before)
    const now =
      refused ??
      take(wish, limitsOf(pair, [...parts.values()], before, stocked.get(pair.supplyLine.id)))
    if ('code' in now) {
      errors.push({
        pointer:
          now.code === 'closed_document' || now.code === 'other_wood' ? at : `${at}/quantity`,
        ...now,
      })
      continue
    }
    const { supplyLine, dealLine } = pair
    parts.set(pair.key, { ...before, ...now, supplyLineId: supplyLine.id, dealLineId: dealLine.id })
    const ids = { supply_line_id: supplyLine.id, deal_line_id: dealLine.id }
    changes.push({
      pair: { ...ids, supply_id: supplyLine.supply_id, deal_id: dealLine.deal_id },
      was: { litres: before.litres, packs: before.packs },
      now,
    })
    items.set(at, {
      ...ids,
      m3: fromLitres(now.litres),
      packs: now.packs,
      was_m3: fromLitres(before.litres),
      was_packs: before.packs,
      warnings: now.litres === 0 ? [] : differences(supplyLine, dealLine),
    })
  }
  if (errors.length > 0)
    throw Problem.invalid(...errors.toSorted((a, b) => placeOf(a) - placeOf(b)))
  await writeParts(call, changes)
  return { items: wishes.flatMap(({ at }) => items.get(at) ?? []) }
}

type Wish = BodyOf<'setAllocations'>['allocations'][number]
type Part = Held & { claimed: number; supplyLineId: string; dealLineId: string }

const NOTHING: Part = { litres: 0, packs: 0, claimed: 0, supplyLineId: '', dealLineId: '' }

const isRelease = ({ quantity }: Wish): boolean => quantity !== null && Number(quantity) === 0
const placeOf = ({ pointer }: FieldError): number => Number(pointer.split('/')[2])

/** What stands against any change of the two, whatever the amount. */
function refusedAt({ supply, supplyLine, deal, dealLine }: Pair, wish: Wish, before: Held) {
  const { was_m3 } = wish
  // A deal that was opened again is a draft with wood that was meant for it.
  const isOpen = takesWood(deal.status) || (isRelease(wish) && deal.status === 'draft')
  if (!isOpen || !givesWood(supply.status)) return { code: 'closed_document' as const }
  if (was_m3 !== undefined && was_m3 !== null && was_m3 !== fromLitres(before.litres)) {
    return { code: 'changed_since' as const, params: { now: fromLitres(before.litres) } }
  }
  if (isRelease(wish)) return null
  return isSameWood(supplyLine, dealLine) ? null : { code: 'other_wood' as const }
}

/** @param stocked what of the supply's line stands in the yard as packs */
function limitsOf(
  { supplyLine, deal, dealLine }: Pair,
  parts: readonly Part[],
  now: Part,
  stocked: Held = NOTHING,
) {
  const others = (isOf: (part: Part) => boolean) =>
    parts.filter(
      (part) =>
        isOf(part) && !(part.supplyLineId === supplyLine.id && part.dealLineId === dealLine.id),
    )
  return {
    source: sourceOf(supplyLine),
    others: [...others((part) => part.supplyLineId === supplyLine.id), stocked],
    sold: dealLine.volume_l,
    most: mostOf(dealLine.volume_l, deal.tolerance_percent),
    covered: others((part) => part.dealLineId === dealLine.id).reduce(
      (sum, { litres }) => sum + litres,
      0,
    ),
    now,
  }
}
