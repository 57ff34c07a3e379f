import type { Deal, DealWrite } from '@/entities/deal'
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
import type { DealValues } from './deal-form'
import { linesIn, linesOfDeal, newLine, type LineDraft } from './deal-line'

type Line = DealWrite['lines'][number]
type SayLine = SayRow<Line, DealWrite>

/** A deal's lines while they are edited, and the cell that one is in. */
interface Sheet extends WoodSheet<LineDraft> {
  /** What the client wants certified: a line begins with it. */
  readonly requiredByClient: { current: LineDraft['certification'] }
}

export type DealLines = Rows<Deal> & Sheet

/** A line's fields from left to right. A record, so that a new one of the contract needs its place and its words here. */
const { product_id, specification, quantity, unit, price_unit, certification } = sayWood
const fields: Record<Exclude<keyof Line, 'id'>, SayLine> = {
  product_id,
  specification,
  quantity,
  unit,
  price: ({ price }, { format }, { currency }) => sayPrice(price, format, currency),
  planned_purchase_price: ({ planned_purchase_price }, { format }, { currency }) =>
    sayPrice(planned_purchase_price, format, currency),
  price_unit,
  certification,
}

/** The lines of a deal, which take part in what is kept, checked, saved and merged. */
export const dealLines: RowsOf<Deal, DealWrite, DealValues, DealLines> = {
  field: 'lines',
  fields,
  sayRow: sayLine,
  isKept: (value) => linesIn(value) !== null,
  open(deal, kept, values) {
    const requiredByClient: DealLines['requiredByClient'] = { current: 'none' }
    const lines = createLinesStore<LineDraft>({
      lines: linesIn(kept) ?? deal?.lines.map(linesOfDeal.draft) ?? [newLine()],
      newLine: () => newLine(requiredByClient.current),
      copyLine,
      reread: (line) => rereadLine(line, values().currency),
    })
    return {
      ...woodRows({ lines, cursor: createCursor() }, linesOfDeal, () => values().currency),
      requiredByClient,
    }
  },
}
