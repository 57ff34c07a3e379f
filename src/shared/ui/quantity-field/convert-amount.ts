import { convert, type Converted, type Dimensions, type Unit } from '@/shared/lib/timber'

/** A quantity said in the line's unit; unchanged where it was typed in that, however little is known of the wood. */
export function convertAmount(
  quantity: string,
  from: Unit,
  to: Unit,
  dimensions: Dimensions,
): Converted {
  return from === to ? { ok: true, value: quantity } : convert(quantity, from, dimensions)[to]
}
