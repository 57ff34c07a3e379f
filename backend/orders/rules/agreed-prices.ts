import { fromCents } from '../../db/decimal-columns'
import type { Row } from '../../db/tables'
import type { Schemas } from '../../call'

/** True unless a change has agreed the delivered prices of an order alone. */
export const hasCollectedPrices = ({
  agreed_change,
  incoterms,
}: Pick<Row<'orders'>, 'agreed_change' | 'incoterms'>): boolean =>
  agreed_change === null || incoterms === 'FCA'

/** Returns the discount that a change has agreed for a line. */
export const toLineDiscount = ({
  discount_kind: kind,
  discount_value: value,
}: Pick<Row<'order_lines'>, 'discount_kind' | 'discount_value'>): Schemas['LineDiscountOrNull'] =>
  kind === null || value === null ? null : { kind, value: fromCents(value) }
