import { canHoldLengths, convert } from '@domain/timber'
import type { Schemas } from '../call'
import { fromTenThousandthsOrNull } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'
import { chooseLengths } from '../wood-lines/wood-fields'

export type CopyLine = Schemas['CopyLine']
export type CopyNote = Schemas['CopyNote']

/** The stored columns of a line that are copied. */
type CopiedRow = Pick<
  Row<'deal_lines'>,
  | 'product_id'
  | 'product_name'
  | 'specification'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'price_unit'
  | 'certification'
  | 'remark'
>

type CopiedProduct = {
  name: string
  specification: Schemas['Specification']
  isArchived: boolean
}

/** Creates a note on the whole document or on one of its lines. */
export const createNote = (
  code: CopyNote['code'],
  { line = null, name = null, date = null }: Partial<Omit<CopyNote, 'code'>> = {},
): CopyNote => ({ code, line, name, date })

/**
 * Copies lines with the products as they are now. A line keeps its wood as a free specification if
 * its product is archived, or can no longer be counted in the line's units.
 */
export function copyLines(
  rows: readonly CopiedRow[],
  products: ReadonlyMap<string, CopiedProduct>,
): { lines: CopyLine[]; notes: CopyNote[] } {
  const notes: CopyNote[] = []
  const lines = rows.map((row, at): CopyLine => {
    const line: CopyLine = {
      product_id: null,
      product_name: null,
      specification: parseJson(row.specification),
      quantity: row.quantity,
      unit: row.unit,
      price: fromTenThousandthsOrNull(row.price),
      price_unit: row.price_unit,
      certification: row.certification,
      remark: row.remark,
    }
    if (row.product_id === null) return line
    const product = products.get(row.product_id)
    const position = { line: at + 1, name: product?.name ?? row.product_name }
    if (!product || product.isArchived) {
      notes.push(createNote('product_archived', position))
      return line
    }
    const { name } = product
    const { lengths } = line.specification
    const specification = chooseLengths(product.specification, line.specification)
    const amounts = convert(row.quantity, row.unit, specification)
    const isOther = lengths && !canHoldLengths(product.specification, lengths)
    if (isOther || !amounts.m3.ok || !amounts[row.price_unit].ok) {
      notes.push(createNote('product_changed', position))
      return line
    }
    return { ...line, product_id: row.product_id, product_name: name, specification }
  })
  return { lines, notes }
}
