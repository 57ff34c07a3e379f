import { parseDecimal, withPlaces } from '@/shared/lib/timber'
import type { Schemas } from '../../call'
import type { Row } from '../../db/tables'
import type { WoodAmount } from './available-amount'

/** What amounts of a document are in. */
export type MoneyTerms = { currency: Schemas['Currency']; exchange_rate: string | null }

type BoughtLine = Pick<
  Row<'supply_lines'>,
  'quantity' | 'confirmed_quantity' | 'unit' | 'volume_l' | 'confirmed_l' | 'amount_cents'
>

/** Returns the cost of a part of a supply line in cents of the supply's currency: its share of the line's amount, which is for the confirmed, else the ordered quantity. */
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
 * An amount of one document in another's currency, by both their rates; null while one that matters is open. In one foreign currency at two
 * rates it is not the same amount: the euro that it costs are.
 */
export function convertMoney(cents: number, from: MoneyTerms, to: MoneyTerms): number | null {
  const [paid, counted] = [toRateMillionths(from), toRateMillionths(to)]
  if (from.currency === to.currency && (paid === null || counted === null)) return cents
  return paid === null || counted === null ? null : computeShare(cents, counted, paid)
}

/** Millionths of the currency's units for one euro; null while that is open. */
function toRateMillionths({ currency, exchange_rate }: MoneyTerms): bigint | null {
  if (currency === 'EUR') return 1_000_000n
  return exchange_rate === null ? null : withPlaces(parseDecimal(exchange_rate), 6)
}

/** `part / whole` of a whole number, rounded half up; exact, since cents times litres go past 2^53. */
export function computeShare(value: number, part: number | bigint, whole: number | bigint): number {
  if (BigInt(whole) === 0n) return 0
  const doubled = (BigInt(value) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n)
  return Number(doubled)
}
