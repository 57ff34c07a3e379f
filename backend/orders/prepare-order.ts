import { findCurrentAddress } from '../baskets/present-basket'
import { getBusinessDay } from '../business-day'
import type { PersonCall } from '../call'
import { parseJson, pick } from '../db/rows'
import type { Row } from '../db/tables'
import { findTariffAmount } from '../prices/tariffs'
import { Problem, type FieldError } from '../problems/problem'
import { toOrderSearchText } from './order-search-text'
import {
  ORDER_SUM_COLUMNS,
  toStoredAddress,
  sumOrder,
  type OrderLineSums,
  type OrderWrite,
} from './schema'
import { findDeliveryWeekErrors } from './rules/order-state-machine'

type SummedLine = OrderLineSums & Pick<Row<'order_lines'>, 'product_name'>
type OrderContext = {
  company: Row<'companies'>
  location: string
  number: string
  lines: readonly SummedLine[]
}

/**
 * Returns the columns of an order that a write sets.
 * @param storedOrder the stored order; its address is kept, and its week if unchanged, even if it
 * has passed
 * @throws Problem 422 with every invalid field
 */
export async function prepareOrderValues(
  call: PersonCall,
  write: OrderWrite,
  { company, location, number, lines }: OrderContext,
  storedOrder: Row<'orders'> | null,
) {
  const { db } = call
  const errors: FieldError[] = []
  const address =
    write.address_id === null
      ? undefined
      : await findCurrentAddress(db, company.id, write.address_id)
  const stays = storedOrder !== null && storedOrder.address_id === write.address_id
  if (write.address_id === null) errors.push({ pointer: '/address_id', code: 'required' })
  else if (!address && !stays) errors.push({ pointer: '/address_id', code: 'not_found' })
  // While Initial, the missing week is a need of the next transition; later, nothing else checks
  // it.
  if (write.delivery_week === null && storedOrder !== null && storedOrder.status !== 'initial')
    errors.push({ pointer: '/delivery_week', code: 'required' })
  if (write.delivery_week !== storedOrder?.delivery_week)
    errors.push(...findDeliveryWeekErrors(write.delivery_week, getBusinessDay(call)))
  const json = address && !stays ? toStoredAddress(address) : storedOrder?.address
  const to = json === undefined ? null : parseJson(json)
  const isDap = write.incoterms === 'DAP'
  // The deal has agreed the prices of a changed order.
  const changed = storedOrder !== null && storedOrder.agreed_change !== null ? storedOrder : null
  // The transport of an ordered order stays as agreed.
  const agreed =
    storedOrder !== null && stays && storedOrder.incoterms === write.incoterms
      ? storedOrder.transport_cents
      : undefined
  const transport =
    !isDap || !to || changed
      ? null
      : (agreed ??
        (await findTariffAmount(db, { location, country: to.country, zip_code: to.zip_code })))
  if (isDap && to && !changed && transport === null)
    errors.push({ pointer: '/incoterms', code: 'no_tariff' })
  if (errors.length > 0 || json === undefined || !to || write.address_id === null)
    throw Problem.invalid(...errors)
  return {
    company_id: company.id,
    company_name: company.name,
    company_key: company.name_key,
    location,
    address_id: write.address_id,
    address: json,
    incoterms: write.incoterms,
    delivery_week: write.delivery_week,
    trucks: write.trucks,
    customer_reference: write.customer_reference,
    additional_information: write.additional_information,
    invoice: write.invoice,
    ...(changed ? pick(changed, ORDER_SUM_COLUMNS) : sumOrder(lines, transport)),
    search_text: toOrderSearchText(
      {
        number,
        company_name: company.name,
        customer_reference: write.customer_reference,
        invoice: write.invoice,
        address: json,
      },
      lines,
    ),
  }
}
