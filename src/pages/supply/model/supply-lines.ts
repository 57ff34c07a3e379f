import type { Supply, SupplyWrite } from '@/entities/supply'
import type { Rows, RowsOf, SayRow } from '@/features/edit-record'
import { createCursor, createLinesStore } from '@/shared/ui/lines-grid'
import {
  copyLine,
  rereadLine,
  sayLine,
  sayPrice,
  sayWood,
  woodRows,
  type WoodSheet,
} from '@/widgets/wood-lines'
import type { SupplyValues } from './supply-form'
import { linesIn, linesOfSupply, newLine, type SupplyLine } from './supply-line'

type Line = SupplyWrite['lines'][number]
type SayPart = SayRow<Line, SupplyWrite>

export type SupplyLines = Rows<Supply> & WoodSheet<SupplyLine>

/** A line's fields from left to right. A record, so that a new one of the contract needs its place and its words here. */
const { product_id, specification, quantity, unit, price_unit, certification } = sayWood
const fields: Record<Exclude<keyof Line, 'id'>, SayPart> = {
  product_id,
  specification,
  quantity,
  confirmed_quantity: ({ confirmed_quantity }, { format }) =>
    confirmed_quantity && format.number(confirmed_quantity),
  ready_quantity: ({ ready_quantity }, { format }) =>
    ready_quantity && format.number(ready_quantity),
  unit,
  price: ({ price }, { format }, { currency }) => sayPrice(price, format, currency),
  price_unit,
  certification,
}

/** The lines of a supply, which take part in what is kept, checked, saved and merged. */
export const supplyLines: RowsOf<Supply, SupplyWrite, SupplyValues, SupplyLines> = {
  field: 'lines',
  fields,
  sayRow: sayLine,
  isKept: (value) => linesIn(value) !== null,
  open(supply, kept, values) {
    const begin = () => newLine(values().certificate_claim)
    const lines = createLinesStore<SupplyLine>({
      lines: linesIn(kept) ?? supply?.lines.map(linesOfSupply.draft) ?? [begin()],
      newLine: begin,
      copyLine,
      reread: (line) => rereadLine(line, values().currency),
    })
    return woodRows({ lines, cursor: createCursor() }, linesOfSupply, () => values().currency)
  },
}
