import { fromLitres, fromTenThousandths } from '../../db/decimal-columns'
import { computeWoodAmount } from '../../wood-lines/wood-figures'
import type { Schemas } from '../schema'

type OrderedLine = {
  pcs: number
  litres: number
  price: number
  price_unit: Schemas['Unit']
  goods_cents: number
  specification: Schemas['Specification']
}

/** Quantity and price of a deal line. */
export type SoldLine = {
  quantity: string
  unit: Schemas['Unit']
  price: string
  price_unit: Schemas['Unit']
}

/**
 * Converts an order line to a deal line: by pieces at its price or, with transport, by m3 at the
 * combined price. With four decimals, this price gives the same cents for any truck. A service is
 * charged separately.
 * @param transport_cents the line's share of the transport
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

/** Splits a truck's cost over lines by m3, to the cent: the last line takes the remainder. */
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
