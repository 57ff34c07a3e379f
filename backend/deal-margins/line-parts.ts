import { splitCents } from '@domain/money'
import type { MoneyTerms } from '../allocations/rules/allocation-cost'
import { fromCents, toCents } from '../db/decimal-columns'
import { convertDocumentAmount } from '../wood-lines/wood-figures'

/** A line's own part of a deal's figures; money in cents of the deal's currency. */
export type LinePart = { litres: number; revenueCents: number; costCents: number | null }

type SharedCosts = {
  freight: string
  commission: string
  other_costs: string
  /** Null if the deal's margin is unknown. */
  amount: string | null
}

/**
 * Splits a deal's revenue and margin over its lines, in euro cents. Each line has its own revenue
 * and purchase cost; freight, commission and other costs are shared by m3. The parts add up to the
 * deal's figures. Null where the deal's figure is unknown.
 */
export function splitIntoLines(
  money: MoneyTerms,
  margin: SharedCosts,
  parts: readonly LinePart[],
): { revenue: number | null; margin: number | null }[] {
  const shared = toCents(margin.freight) + toCents(margin.commission) + toCents(margin.other_costs)
  const shares = splitCents(shared, getWeights(parts), money.currency)
  const revenues = convertParts(
    money,
    parts.map(({ revenueCents }) => revenueCents),
  )
  const margins =
    margin.amount === null
      ? parts.map(() => null)
      : convertParts(
          money,
          parts.map(
            ({ revenueCents, costCents }, i) => revenueCents - (costCents ?? 0) - (shares[i] ?? 0),
          ),
        )
  return parts.map((_, i) => ({ revenue: revenues[i] ?? null, margin: margins[i] ?? null }))
}

/** Litres; lines without any volume share equally. */
const getWeights = (parts: readonly LinePart[]): number[] =>
  parts.map(({ litres }) => (parts.every((part) => part.litres === 0) ? 1 : litres))

/**
 * Converts the parts of an amount to euro cents. Their running total is converted, so that they
 * add up to the converted amount. Null without an exchange rate.
 */
export function convertParts(money: MoneyTerms, parts: readonly number[]): (number | null)[] {
  let [before, distributed] = [0, 0]
  return parts.map((cents) => {
    before += cents
    const converted = convertDocumentAmount(money, fromCents(before))
    if (converted === null) return null
    const part = toCents(converted) - distributed
    distributed += part
    return part
  })
}
