import type { CoverAmount, ShortLine, PurchasePlan, PurchaseWrite } from '@/entities/cover'
import type { ReadAmount } from '@/features/allocate'
import { fromLitres, takePart, toLitres, type Dimensions } from '@domain/timber'
import { listPurchaseOffers, type Pick, type Picks, type PurchaseOffer } from './picks'
import { computeRemainder, convertToLitres, type PickAmount } from './remainder'

/**
 * Adds an amount to the line's existing allocation, because the call sends the total. Adds in packs
 * if both are whole packs, which avoids rounding m³.
 * @param litres the added volume; null if unknown, which is refused
 */
function addToAllocated(
  alreadyPicked: CoverAmount,
  { quantity, unit, litres }: PickAmount & { readonly litres: number | null },
): PickAmount {
  if (toLitres(alreadyPicked.m3) === 0 || litres === null) return { quantity, unit }
  if (unit === 'pack' && alreadyPicked.packs !== null && !alreadyPicked.packs.includes('.'))
    return { quantity: String(Number(alreadyPicked.packs) + Number(quantity)), unit }
  return { quantity: fromLitres(toLitres(alreadyPicked.m3) + litres), unit: 'm3' }
}

/** A valid amount of an offer. */
export interface ParsedPick extends PickAmount {
  readonly offer: PurchaseOffer
  /** Null if the unit can't be converted to m³. */
  readonly litres: number | null
  /** True if the mill's order cannot have the counts per length of the deal line. */
  readonly hasLostCounts: boolean
}

export interface ParsedPicks {
  readonly picks: readonly ParsedPick[]
  /** Error per offer key. */
  readonly mistakes: ReadonlyMap<string, string>
  /** Picks whose offer no longer exists. */
  readonly unavailable: readonly (Pick & { readonly key: string })[]
  /** Litres picked for a line. */
  getPickedVolume(line: Line): number
}
interface Line {
  readonly line_id: string
}

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
  const parsed: ParsedPick[] = []
  const remainders: PurchaseOffer[] = []
  for (const offer of offers) {
    const text = picks[offer.key]?.text.trim() ?? ''
    if (text === '') continue
    const amount = read(text, offer.wood)
    if ('mistake' in amount) mistakes.set(offer.key, amount.mistake)
    else if (amount.quantity === null) remainders.push(offer)
    else if (Number(amount.quantity) > 0)
      parsed.push(createParsedPick(offer, { quantity: amount.quantity, unit: amount.unit }))
  }
  const getPickedVolume = ({ line_id }: Line) =>
    parsed.reduce(
      (sum, pick) => (pick.offer.line.line_id === line_id ? sum + (pick.litres ?? 0) : sum),
      0,
    )
  for (const offer of remainders) {
    const rest = computeRemainder(offer, getPickedVolume(offer.line))
    if (rest) parsed.push(createParsedPick(offer, rest))
  }
  const offerKeys = new Set(offers.map(({ key }) => key))
  const unavailable = Object.entries(picks).flatMap(([key, pick]) =>
    offerKeys.has(key) || pick.text.trim() === '' ? [] : [{ key, ...pick }],
  )
  return { picks: parsed, mistakes, unavailable, getPickedVolume }
}

const createParsedPick = (offer: PurchaseOffer, amount: PickAmount): ParsedPick => ({
  offer,
  ...amount,
  litres: convertToLitres(amount, offer),
  hasLostCounts:
    Boolean(offer.sawmill) && takePart(offer.wood, amount.quantity, amount.unit).hasLostCounts,
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
export const computeShortfall = (line: ShortLine, parsedPicks: ParsedPicks): number =>
  toLitres(line.shortfall.m3) - parsedPicks.getPickedVolume(line)

/** Returns the payload, and the offer key by its pointer, such as `/supplies/0/lines/1`. */
export function toPurchaseWrite({ picks }: ParsedPicks): {
  payload: PurchaseWrite
  placesByKey: ReadonlyMap<string, string>
} {
  const placesByKey = new Map<string, string>()
  const allocations: PurchaseWrite['allocations'] = []
  const supplies: PurchaseWrite['supplies'] = []
  for (const { offer, ...picked } of picks) {
    const { free, sawmill, line } = offer
    const deal_line_id = line.line_id
    if (free) {
      placesByKey.set(`/allocations/${allocations.length}`, offer.key)
      allocations.push({
        supply_line_id: free.supply_line_id,
        deal_line_id,
        was_m3: free.has.m3,
        ...addToAllocated(free.has, picked),
      })
    } else if (sawmill) {
      let at = supplies.findIndex(({ sawmill_id }) => sawmill_id === sawmill.id)
      if (at < 0) at = supplies.push({ sawmill_id: sawmill.id, lines: [] }) - 1
      const lines = supplies[at]?.lines ?? []
      placesByKey.set(`/supplies/${at}/lines/${lines.length}`, offer.key)
      if (lines.length === 0) placesByKey.set(`/supplies/${at}/sawmill_id`, offer.key)
      lines.push({ deal_line_id, quantity: picked.quantity, unit: picked.unit })
    }
  }
  return { payload: { allocations, supplies }, placesByKey }
}

/** Returns the key of the offer that an error's pointer refers to. */
export const findOfferKey = (
  placesByKey: ReadonlyMap<string, string>,
  pointer: string,
): string | undefined =>
  [...placesByKey].find(([place]) => pointer === place || pointer.startsWith(`${place}/`))?.[1]
