import type { Supply, SupplyWrite } from '@/entities/supply'
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
import type { SupplyValues } from './supply-form'
import {
  parseSupplyLinesDraft,
  supplyLineConfig,
  createSupplyLine,
  type SupplyLine,
} from './supply-line'

type SupplyLinePayload = SupplyWrite['lines'][number]
type PartFormatter = LineFormatter<SupplyLinePayload, SupplyWrite>

export type SupplyLineEditor = LineEditor<Supply> & WoodLinesState<SupplyLine>

/**
 * Fields in column order. Typed as a record, so that a new contract field fails the type check
 * here.
 */
const { product_id, specification, quantity, unit, price_unit, certification } = woodFormatters
const fieldFormatters: Record<Exclude<keyof SupplyLinePayload, 'id'>, PartFormatter> = {
  product_id,
  specification,
  quantity,
  confirmed_quantity: ({ confirmed_quantity }, { format }) =>
    confirmed_quantity && format.number(confirmed_quantity),
  ready_quantity: ({ ready_quantity }, { format }) =>
    ready_quantity && format.number(ready_quantity),
  unit,
  price: ({ price }, { format }, { currency }) => formatLinePrice(price, format, currency),
  price_unit,
  certification,
}

/** Draft, validation, saving and merging of a supply's lines. */
export const supplyLineEditorConfig: LineEditorConfig<
  Supply,
  SupplyWrite,
  SupplyValues,
  SupplyLineEditor
> = {
  field: 'lines',
  fields: fieldFormatters,
  formatLine: formatLine,
  isDraft: (value) => parseSupplyLinesDraft(value) !== null,
  open(supply, draft, values) {
    const createLine = () => createSupplyLine(values().certificate_claim)
    const lines = createLinesStore<SupplyLine>({
      lines: parseSupplyLinesDraft(draft) ??
        supply?.lines.map(supplyLineConfig.toLine) ?? [createLine()],
      newLine: createLine,
      copyLine: copyWoodLine,
      reread: (line) => reparseLine(line, values().currency),
    })
    return createWoodLineEditor(
      { lines, cursor: createCursor() },
      supplyLineConfig,
      () => values().currency,
    )
  },
}
