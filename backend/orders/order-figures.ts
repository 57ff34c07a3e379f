import {
  computeGoodsCents,
  computeServiceCents,
  computeLineWeight,
} from '../baskets/rules/line-money'
import { toJson } from '../db/json'
import type { Row } from '../db/tables'
import type { Schemas } from './contract'

type OrderLineAmounts = Pick<
  Row<'order_lines'>,
  'packs' | 'pcs' | 'litres' | 'price' | 'price_unit' | 'service' | 'service_price'
>

/** Returns the amount columns of an order line. */
export const toOrderLineColumns = (
  line: OrderLineAmounts,
  specification: Schemas['Specification'],
) => ({
  packs: line.packs,
  pcs: line.pcs,
  litres: line.litres,
  weight_kg: computeLineWeight(line.litres, specification),
  goods_cents: computeGoodsCents({ ...line, specification }),
  service_cents: computeServiceCents(line),
})

type OrderLineSums = Pick<
  Row<'order_lines'>,
  'pcs' | 'litres' | 'weight_kg' | 'goods_cents' | 'service_cents'
>

/** Sums an order. @param transportCents null under FCA */
export function sumOrder(lines: readonly OrderLineSums[], transportCents: number | null) {
  const sum = (of: keyof OrderLineSums) => lines.reduce((total, line) => total + line[of], 0)
  const [goods_cents, services_cents] = [sum('goods_cents'), sum('service_cents')]
  return {
    pcs: sum('pcs'),
    volume_l: sum('litres'),
    weight_kg: sum('weight_kg'),
    goods_cents,
    services_cents,
    transport_cents: transportCents,
    total_cents: goods_cents + services_cents + (transportCents ?? 0),
  }
}

/** Returns the copy of an address that an order stores. */
export const toStoredAddress = ({
  name,
  address,
  zip_code,
  country,
  city,
  phone,
  contact_name,
}: Row<'addresses'>) =>
  toJson<Schemas['OrderAddress']>({
    name,
    address,
    zip_code,
    country,
    city,
    phone,
    contact: contact_name,
  })
