import * as v from 'valibot'
import { trimDecimal } from '@domain/numbers'
import type { Supply, SupplyWrite } from '@/entities/supply'
import type { LineEditor, LineEditorConfig, LineFormatter } from '@/features/edit-record'
import type { Schemas } from '@/shared/api'
import { createCursor, createLinesStore } from '@/shared/ui/lines-grid'
import {
  copyWoodLine,
  createLineDraftEntries,
  createWoodLineEditor,
  findPartProblem,
  formatLine,
  formatLinePrice,
  createWoodLine as newWood,
  reparseLine,
  toWoodLine,
  toWoodPayload,
  woodFormatters,
  type WoodLine,
  type WoodLineConfig,
  type WoodLinesState,
} from '@/widgets/wood-lines'
import type { SupplyValues } from './supply-form'

/** Quantities reported by the mill, in the line's unit; '' until reported. */
export const PART_FIELDS = ['confirmed_quantity', 'ready_quantity'] as const
export type PartField = (typeof PART_FIELDS)[number]

/**
 * Form values of a line: the ordered wood with its price, and the quantities reported by the mill.
 */
export interface SupplyLine extends WoodLine<'price'>, Readonly<Record<PartField, string>> {}

type SupplyLinePayload = SupplyWrite['lines'][number]

const toText = (part: string | null) => (part === null ? '' : trimDecimal(part))
const toPartTexts = ({
  confirmed_quantity,
  ready_quantity,
}: Pick<SupplyLinePayload, PartField>) => ({
  confirmed_quantity: toText(confirmed_quantity),
  ready_quantity: toText(ready_quantity),
})

/** Returns the line with the payable quantity: confirmed, else ordered. */
export const toAgreedLine = (line: SupplyLine): SupplyLine =>
  line.confirmed_quantity === '' ? line : { ...line, quantity: line.confirmed_quantity }

/** Creates an empty line with the given certification claim. */
export const createSupplyLine = (claim: SupplyLine['certification'] | ''): SupplyLine => ({
  ...newWood<'price'>({ price: '' }, claim || 'none'),
  confirmed_quantity: '',
  ready_quantity: '',
})

export const supplyLineConfig: WoodLineConfig<
  SupplyLine,
  Supply['lines'][number],
  SupplyLinePayload
> = {
  toLine: (line) => ({
    ...toWoodLine<'price'>(line, { price: line.price ?? '' }),
    ...toPartTexts(line),
  }),
  toPayload: (line) => ({
    ...toWoodPayload(line),
    price: line.prices.price || null,
    confirmed_quantity: line.confirmed_quantity || null,
    ready_quantity: line.ready_quantity || null,
  }),
  applyPayload: (
    line,
    { price, confirmed_quantity, ready_quantity, specification, remark, ...rest },
  ) => ({
    ...line,
    ...rest,
    remark: remark ?? '',
    ...toPartTexts({ confirmed_quantity, ready_quantity }),
    prices: { price: price ?? '' },
    specification: specification ?? line.specification,
  }),
  isFractional: (line) =>
    PART_FIELDS.filter((part) => findPartProblem(line, line[part]) === 'not_whole'),
}

/** Returns the lines of a copy, with new ids and without the mill's reports. */
export const toCopiedSupplyLines = (
  lines: Schemas['SupplyCopy']['supply']['lines'],
): readonly SupplyLine[] =>
  lines.map((line) => ({
    ...toWoodLine<'price'>({ ...line, id: crypto.randomUUID() }, { price: line.price ?? '' }),
    confirmed_quantity: '',
    ready_quantity: '',
  }))

const vText = v.string()
const vLines = v.array(
  v.object({
    ...createLineDraftEntries(v.object({ price: vText })),
    confirmed_quantity: vText,
    ready_quantity: vText,
  }),
)

/** Parses the lines of a stored draft; null if the draft has an older format. */
export const parseSupplyLinesDraft = (stored: unknown): readonly SupplyLine[] | null =>
  v.is(vLines, stored) ? stored : null

type PartFormatter = LineFormatter<SupplyLinePayload, SupplyWrite>

export type SupplyLineEditor = LineEditor<Supply> & WoodLinesState<SupplyLine>

/**
 * Fields in column order. Typed as a record, so that a new contract field fails the type check
 * here.
 */
const { product_id, specification, quantity, unit, price_unit, certification, remark } =
  woodFormatters
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
  remark,
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
  formatLine,
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
