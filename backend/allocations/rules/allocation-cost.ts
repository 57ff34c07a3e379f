import { parseDecimal, withPlaces } from '@domain/timber'
import type { Schemas } from '../../call'
import type { Row } from '../../db/tables'
import type { WoodAmount } from './available-amount'

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
export function computeAllocationCost(part: WoodAmount, line: BoughtLine): number {
  if (part.packs !== null && line.unit === 'pack')
    return computeShare(
      line.amount_cents,
      part.packs,
      Number(line.confirmed_quantity ?? line.quantity),
    )
  return computeShare(line.amount_cents, part.litres, line.confirmed_l ?? line.volume_l)
}

/**
 * Converts an amount from one document's currency to another's through both exchange rates. Amounts
 * in the same foreign currency are converted too if the rates differ, because their euro value
 * counts. Null if a needed rate is missing.
 */
export function convertMoney(cents: number, from: MoneyTerms, to: MoneyTerms): number | null {
  const [paid, counted] = [toRateMillionths(from), toRateMillionths(to)]
  if (from.currency === to.currency && (paid === null || counted === null)) return cents
  return paid === null || counted === null ? null : computeShare(cents, counted, paid)
}

/** Millionths of the currency per euro; null without a rate. */
function toRateMillionths({ currency, exchange_rate }: MoneyTerms): bigint | null {
  if (currency === 'EUR') return 1_000_000n
  return exchange_rate === null ? null : withPlaces(parseDecimal(exchange_rate), 6)
}

/**
 * Returns `value * part / whole`, rounded half up. Uses BigInt, because cents times litres exceed
 * 2^53.
 */
export function computeShare(value: number, part: number | bigint, whole: number | bigint): number {
  if (BigInt(whole) === 0n) return 0
  const doubled = (BigInt(value) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n)
  return Number(doubled)
}
