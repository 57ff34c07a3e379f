import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'
import { toDocumentSearchText } from '../products/document-search'

type SearchedOrder = Pick<
  Row<'orders'>,
  'number' | 'company_name' | 'customer_reference' | 'invoice' | 'address'
>

/** Returns the search text of an order. */
export function toOrderSearchText(
  { number, company_name, customer_reference, invoice, address }: SearchedOrder,
  lines: readonly Pick<Row<'order_lines'>, 'product_name' | 'specification'>[],
): string {
  const { name, city, zip_code, contact } = parseJson(address)
  return toDocumentSearchText(
    number,
    company_name,
    [customer_reference, invoice, name, city, zip_code, contact],
    lines.map(({ product_name, specification }) => ({
      product_name,
      specification: parseJson(specification),
    })),
  )
}
