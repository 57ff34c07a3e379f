import type { WoodAmount } from './available-amount'
import { computeShare } from '@domain/money'
import { parseDecimal, scaleToPlaces } from '@domain/numbers'
import type { Schemas } from '../../call'
import type { Row } from '../../db/tables'
import { fromTenThousandthsOrNull, toCentsOrNull } from '../../db/decimal-columns'
import { parseJson } from '../../db/rows'
import { computeWoodAmount } from '../../wood-lines/wood-figures'

/** An allocation from a bought supply. `loaded` is in litres; `line` is null without a price. */
export type BoughtAllocation = WoodAmount & {
  loaded: number
  supply: MoneyTerms
  line: Parameters<typeof computeAllocationCost>[1] | null
}

/** Planned cost of a deal's line, with the deal's tolerance in per cent. */
export type PlannedLine = {
  litres: number
  plannedCents: number | null
  deal: MoneyTerms
  tolerancePercent?: number
}

/** Expected cost of a line, in cents of the deal's currency; null if unknown. */
export type ExpectedCost = {
  boughtLitres: number
  boughtCents: number
  expectedCents: number | null
  /** Causes of the difference from the plan, which add up to it. */
  byPrice: number | null
  byAmount: number | null
  byRate: number | null
}

/**
 * Computes the expected cost of a line. Bought wood counts at its supply's price and rate, other
 * wood at the planned price. The difference from the plan is split: surplus volume at the planned
 * price, the rate of supplies in the deal's foreign currency, and the price for the rest. Wood
 * without a price or rate counts as planned. If the shortfall is within the tolerance and has no
 * planned price, it costs as much per m3 as the bought wood on average.
 */
export function computeExpectedCost(
  { litres, plannedCents, deal, tolerancePercent = 0 }: PlannedLine,
  parts: readonly BoughtAllocation[],
): ExpectedCost {
  const computePlannedShare = (amount: number) =>
    plannedCents === null ? null : computeShare(plannedCents, amount, litres, deal.currency)
  let [boughtLitres, boughtCents, byRate, known] = [0, 0, 0, true]
  for (const part of parts) {
    const paid = part.line && computeAllocationCost(part, part.line, part.supply.currency)
    const cost =
      (paid === null ? null : convertMoney(paid, part.supply, deal)) ??
      computePlannedShare(part.litres)
    boughtLitres += part.litres
    boughtCents += cost ?? 0
    known &&= cost !== null
    if (cost !== null && paid !== null && part.supply.currency === deal.currency)
      byRate += cost - paid
  }
  const open = Math.max(0, litres - boughtLitres)
  const isBought = boughtLitres > 0 && open * 100 <= litres * tolerancePercent
  const rest =
    open === 0
      ? 0
      : (computePlannedShare(open) ??
        (isBought ? computeShare(boughtCents, open, boughtLitres, deal.currency) : null))
  const expectedCents = known && rest !== null ? boughtCents + rest : null
  if (expectedCents === null || plannedCents === null) {
    return { boughtLitres, boughtCents, expectedCents, byPrice: null, byAmount: null, byRate: null }
  }
  const byAmount = computePlannedShare(Math.max(0, boughtLitres - litres)) ?? 0
  return {
    boughtLitres,
    boughtCents,
    expectedCents,
    byRate,
    byAmount,
    byPrice: expectedCents - plannedCents - byAmount - byRate,
  }
}

/**
 * Computes the cost of a line's loaded wood, in cents of the deal's currency. Each part counts at
 * its supply's price and rate, wood without an allocation, price or rate as planned. Null if that
 * is unknown too.
 * @param loaded litres of the line
 */
export function computeLoadedCost(
  { litres, plannedCents, deal }: PlannedLine,
  loaded: number,
  parts: readonly BoughtAllocation[],
): number | null {
  let [cents, unpaid] = [0, loaded]
  for (const part of parts) {
    const loadedAmount = part.loaded === part.litres ? part : { litres: part.loaded, packs: null }
    const { line, supply } = part
    const cost =
      line && convertMoney(computeAllocationCost(loadedAmount, line, supply.currency), supply, deal)
    if (cost === null) continue
    cents += cost
    unpaid -= part.loaded
  }
  if (unpaid <= 0) return cents
  return plannedCents === null
    ? null
    : cents + computeShare(plannedCents, unpaid, litres, deal.currency)
}

/** The currency and rate of a document's amounts. */
export type MoneyTerms = { currency: Schemas['Currency']; exchange_rate: string | null }

type BoughtLine = Pick<
  Row<'supply_lines'>,
  'quantity' | 'confirmed_quantity' | 'unit' | 'volume_l' | 'confirmed_l' | 'amount_cents'
>

/**
 * Returns the cost of a part of a supply line in cents of the supply's currency: its share of the
 * line's amount, which is for the confirmed, else the ordered quantity.
 */
export function computeAllocationCost(
  part: WoodAmount,
  line: BoughtLine,
  currency: string,
): number {
  if (part.packs !== null && line.unit === 'pack')
    return computeShare(
      line.amount_cents,
      part.packs,
      Number(line.confirmed_quantity ?? line.quantity),
      currency,
    )
  return computeShare(line.amount_cents, part.litres, line.confirmed_l ?? line.volume_l, currency)
}

/**
 * Converts an amount from one document's currency to another's through both exchange rates. Amounts
 * in the same foreign currency are converted too if the rates differ, because their euro value
 * counts. Null if a needed rate is missing.
 */
export function convertMoney(cents: number, from: MoneyTerms, to: MoneyTerms): number | null {
  const [paid, counted] = [toRateMillionths(from), toRateMillionths(to)]
  if (from.currency === to.currency && (paid === null || counted === null)) return cents
  return paid === null || counted === null ? null : computeShare(cents, counted, paid, to.currency)
}

/** Millionths of the currency per euro; null without a rate. */
function toRateMillionths({ currency, exchange_rate }: MoneyTerms): bigint | null {
  if (currency === 'EUR') return 1_000_000n
  return exchange_rate === null ? null : scaleToPlaces(parseDecimal(exchange_rate), 6)
}

/**
 * Returns the planned purchase cost of a stored line in cents of its deal's currency; null without
 * a planned price.
 */
export const computePlannedCents = (line: Row<'deal_lines'>, currency: string): number | null =>
  toCentsOrNull(
    computeWoodAmount(
      { ...line, specification: parseJson(line.specification) },
      fromTenThousandthsOrNull(line.planned_purchase_price),
      currency,
    ),
  )
