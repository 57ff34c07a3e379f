import type { Deal, DealWrite } from '@/entities/deal'
import type { LineEditor, LineEditorConfig, LineFormatter } from '@/features/edit-record'
import { createCursor, createLinesStore } from '@/shared/ui/lines-grid'
import {
  copyWoodLine,
  reparseLine,
  formatLine,
  formatLinePrice,
  woodFormatters,
  createWoodLineEditor,
  type WoodLinesState,
} from '@/widgets/wood-lines'
import type { DealValues } from './deal-form'
import { parseDealLinesDraft, dealLineConfig, createDealLine, type DealLine } from './deal-line'

type DealLinePayload = DealWrite['lines'][number]
type DealLineFormatter = LineFormatter<DealLinePayload, DealWrite>

/** The deal's lines in the editor, with the cell cursor. */
interface DealLinesState extends WoodLinesState<DealLine> {
  /** Certification that the client requires: the default of a new line. */
  readonly requiredByClientRef: { current: DealLine['certification'] }
}

export type DealLineEditor = LineEditor<Deal> & DealLinesState

/**
 * Formatters of a line's fields in column order. The record type requires one for each field of the
 * contract.
 */
const { product_id, specification, quantity, unit, price_unit, certification } = woodFormatters
const fieldFormatters: Record<Exclude<keyof DealLinePayload, 'id'>, DealLineFormatter> = {
  product_id,
  specification,
  quantity,
  unit,
  price: ({ price }, { format }, { currency }) => formatLinePrice(price, format, currency),
  planned_purchase_price: ({ planned_purchase_price }, { format }, { currency }) =>
    formatLinePrice(planned_purchase_price, format, currency),
  price_unit,
  certification,
}

/** Editor of a deal's lines, for drafts, checks, saving and merging. */
export const dealLineEditorConfig: LineEditorConfig<Deal, DealWrite, DealValues, DealLineEditor> = {
  field: 'lines',
  fields: fieldFormatters,
  formatLine: formatLine,
  isDraft: (value) => parseDealLinesDraft(value) !== null,
  open(deal, draft, values) {
    const requiredByClientRef: DealLineEditor['requiredByClientRef'] = { current: 'none' }
    const lines = createLinesStore<DealLine>({
      lines: parseDealLinesDraft(draft) ??
        deal?.lines.map(dealLineConfig.toLine) ?? [createDealLine()],
      newLine: () => createDealLine(requiredByClientRef.current),
      copyLine: copyWoodLine,
      reread: (line) => reparseLine(line, values().currency),
    })
    return {
      ...createWoodLineEditor(
        { lines, cursor: createCursor() },
        dealLineConfig,
        () => values().currency,
      ),
      requiredByClientRef,
    }
  },
}
