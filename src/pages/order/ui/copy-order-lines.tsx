import type { Order } from '@/entities/order'
import { CopyLinesButton } from '@/widgets/wood-lines'

/** Copies the lines of an order with its prices: those with transport, if it has any. */
export const CopyOrderLines = ({ lines }: { readonly lines: Order['lines'] }) => (
  <CopyLinesButton
    currency="EUR"
    lines={lines.map(({ id, product, pcs, price, price_dap, price_unit }) => ({
      id,
      product_id: product.id,
      product_name: product.name,
      specification: product.specification,
      // The packs of an order may have other numbers of pieces than the product.
      quantity: String(pcs),
      unit: 'pcs',
      // An order has one of them at least.
      price: price_dap ?? price ?? '',
      price_unit,
      certification: product.specification.certification,
      remark: null,
    }))}
  />
)
