import { fromLitres, fromTenThousandths } from '../../db/decimal-columns'
import { woodAmount } from '../../wood-lines/wood-figures'
import type { Schemas } from '../contract'

type Ordered = {
  pcs: number
  litres: number
  price: number
  price_unit: Schemas['Unit']
  goods_cents: number
  service_cents: number
  specification: Schemas['Specification']
}

/** How much of it is sold at what price. */
export type SoldLine = { quantity: string; unit: Schemas['Unit']; price: string; price_unit: Schemas['Unit'] }

/**
 * A line of an order as a deal sells it: by its pieces at its price, or, where service and transport belong to it, by the m3 at what all of it comes to. To
 * four places that price gives the same cents for any truck.
 * @param transport_cents the line's share of the way
 */
export function soldLine(line: Ordered, transport_cents: number): SoldLine {
  const { pcs, litres, price, price_unit, specification } = line
  const asListed = { quantity: String(pcs), unit: 'pcs' as const, price: fromTenThousandths(price), price_unit }
  const isPlain = line.service_cents === 0 && transport_cents === 0
  if (isPlain && woodAmount({ ...asListed, specification }, asListed.price) !== null) return asListed
  const cents = line.goods_cents + line.service_cents + transport_cents
  return { quantity: fromLitres(litres), unit: 'm3', price: fromTenThousandths(Math.round((cents * 100_000) / litres)), price_unit: 'm3' }
}

/** Shares a truck's cost over lines by their m3, to the cent: the last one takes the remainder. */
export function transportShares(cents: number, litres: readonly number[]): number[] {
  const all = litres.reduce((sum, one) => sum + one, 0)
  let [shared, passed] = [0, 0]
  return litres.map((one) => {
    passed += one
    const upTo = all === 0 ? 0 : Math.round((cents * passed) / all)
    const share = upTo - shared
    shared = upTo
    return share
  })
}
