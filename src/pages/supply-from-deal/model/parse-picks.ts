import type { CoverAmount, LackingLine, PurchasePlan, PurchaseWrite } from '@/entities/cover'
import type { ReadAmount } from '@/features/allocate'
import type { Dimensions } from '@domain/timber'
import { listPurchaseOffers, type Pick, type Picks, type PurchaseOffer } from './picks'
import { computeRemainder, convertToLitres, formatM3, type PickAmount, toLitres } from './remainder'

/**
 * Adds an amount to the line's existing allocation, because the call sends the total. Adds in packs
 * if both are whole packs, which avoids rounding m³.
 * @param litres the added volume; null if unknown, which is refused
 */
function addToAllocated(
  has: CoverAmount,
  { quantity, unit, litres }: PickAmount & { readonly litres: number | null },
): PickAmount {
  if (toLitres(has.m3) === 0 || litres === null) return { quantity, unit }
  if (unit === 'pack' && has.packs !== null && !has.packs.includes('.'))
    return { quantity: String(Number(has.packs) + Number(quantity)), unit }
  return { quantity: formatM3(toLitres(has.m3) + litres), unit: 'm3' }
}

/** A valid amount of an offer. */
export interface ParsedPick extends PickAmount {
  readonly offer: PurchaseOffer
  /** Null if the unit can't be converted to m³. */
  readonly litres: number | null
}

export interface ParsedPicks {
  readonly picks: readonly ParsedPick[]
  /** Error per offer key. */
  readonly mistakes: ReadonlyMap<string, string>
  /** Picks whose offer no longer exists. */
  readonly gone: readonly (Pick & { readonly key: string })[]
  /** Litres picked for a line. */
  pickedFor(line: Line): number
}
type Line = { readonly line_id: string }

/**
 * Parses the amounts typed at a plan's offers; "rest" means the remaining shortfall.
 * @param read parses an amount of some wood in the user's language
 */
export function parsePicks(
  plan: PurchasePlan,
  picks: Picks,
  read: (text: string, wood: Dimensions) => ReadAmount,
): ParsedPicks {
  const offers = listPurchaseOffers(plan)
  const mistakes = new Map<string, string>()
  const found: ParsedPick[] = []
  const rests: PurchaseOffer[] = []
  for (const offer of offers) {
    const text = picks[offer.key]?.text.trim() ?? ''
    if (text === '') continue
    const amount = read(text, offer.wood)
    if ('mistake' in amount) mistakes.set(offer.key, amount.mistake)
    else if (amount.quantity === null) rests.push(offer)
    else if (Number(amount.quantity) > 0)
      found.push(createParsedPick(offer, { quantity: amount.quantity, unit: amount.unit }))
  }
  const pickedFor = ({ line_id }: Line) =>
    found.reduce(
      (sum, pick) => (pick.offer.line.line_id === line_id ? sum + (pick.litres ?? 0) : sum),
      0,
    )
  for (const offer of rests) {
    const rest = computeRemainder(offer, pickedFor(offer.line))
    if (rest) found.push(createParsedPick(offer, rest))
  }
  const known = new Set(offers.map(({ key }) => key))
  const gone = Object.entries(picks).flatMap(([key, pick]) =>
    known.has(key) || pick.text.trim() === '' ? [] : [{ key, ...pick }],
  )
  return { picks: found, mistakes, gone, pickedFor }
}

const createParsedPick = (offer: PurchaseOffer, amount: PickAmount): ParsedPick => ({
  offer,
  ...amount,
  litres: convertToLitres(amount, offer),
})

/** Sums the litres picked for the line from other offers. */
export const sumOtherPicks = ({ picks }: ParsedPicks, offer: PurchaseOffer): number =>
  picks.reduce(
    (sum, pick) =>
      pick.offer.line.line_id === offer.line.line_id && pick.offer.key !== offer.key
        ? sum + (pick.litres ?? 0)
        : sum,
    0,
  )

/** Returns the shortfall of a line after the purchase in litres; negative if too much is picked. */
export const computeShortfall = (line: LackingLine, reading: ParsedPicks): number =>
  toLitres(line.lacks.m3) - reading.pickedFor(line)

/** Returns the payload, and the offer key by its pointer, such as `/supplies/0/lines/1`. */
export function toPurchaseWrite({ picks }: ParsedPicks): {
  write: PurchaseWrite
  placeOf: ReadonlyMap<string, string>
} {
  const placeOf = new Map<string, string>()
  const allocations: PurchaseWrite['allocations'] = []
  const supplies: PurchaseWrite['supplies'] = []
  for (const { offer, ...picked } of picks) {
    const { free, mill, line } = offer
    const deal_line_id = line.line_id
    if (free) {
      placeOf.set(`/allocations/${allocations.length}`, offer.key)
      allocations.push({
        supply_line_id: free.supply_line_id,
        deal_line_id,
        was_m3: free.has.m3,
        ...addToAllocated(free.has, picked),
      })
    } else if (mill) {
      let at = supplies.findIndex(({ sawmill_id }) => sawmill_id === mill.id)
      if (at < 0) at = supplies.push({ sawmill_id: mill.id, lines: [] }) - 1
      const lines = supplies[at]?.lines ?? []
      placeOf.set(`/supplies/${at}/lines/${lines.length}`, offer.key)
      if (lines.length === 0) placeOf.set(`/supplies/${at}/sawmill_id`, offer.key)
      lines.push({ deal_line_id, quantity: picked.quantity, unit: picked.unit })
    }
  }
  return { write: { allocations, supplies }, placeOf }
}

/** Returns the key of the offer that an error's pointer refers to. */
export const findOfferKey = (
  placeOf: ReadonlyMap<string, string>,
  pointer: string,
): string | undefined =>
  [...placeOf].find(([place]) => pointer === place || pointer.startsWith(`${place}/`))?.[1]
