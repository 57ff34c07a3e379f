import { fromLitres, fromTenThousandths } from '../../db/decimal-columns'
import { computeWoodAmount } from '../../wood-lines/wood-figures'
import type { Schemas } from '../contract'

type OrderedLine = {
  pcs: number
  litres: number
  price: number
  price_unit: Schemas['Unit']
  goods_cents: number
  specification: Schemas['Specification']
}

/** How much of it is sold at what price. */
export type SoldLine = {
  quantity: string
  unit: Schemas['Unit']
  price: string
  price_unit: Schemas['Unit']
}

/**
 * Returns the wood of an order's line as a deal sells it: by its pieces at its price or, with transport, by the m3 at the price of both. With four decimals,
 * this price gives the same cents for any truck. A service is charged beside it.
 * @param transport_cents the line's share of the way
 */
export function toSoldLine(line: OrderedLine, transport_cents: number): SoldLine {
  const { pcs, litres, price, price_unit, specification } = line
  const asListed = {
    quantity: String(pcs),
    unit: 'pcs' as const,
    price: fromTenThousandths(price),
    price_unit,
  }
  if (
    transport_cents === 0 &&
    computeWoodAmount({ ...asListed, specification }, asListed.price) !== null
  )
    return asListed
  const cents = line.goods_cents + transport_cents
  return {
    quantity: fromLitres(litres),
    unit: 'm3',
    price: fromTenThousandths(Math.round((cents * 100_000) / litres)),
    price_unit: 'm3',
  }
}

/** Shares a truck's cost over lines by their m3, to the cent: the last one takes the remainder. */
export function splitTransportCost(cents: number, litres: readonly number[]): number[] {
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
