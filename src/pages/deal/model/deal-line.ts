import * as v from 'valibot'
import type { Deal, DealWrite } from '@/entities/deal'
import type { LineEditor, LineEditorConfig, LineFormatter } from '@/features/edit-record'
import type { Schemas } from '@/shared/api'
import { i18n } from '@/shared/i18n'
import { createCursor, createLinesStore } from '@/shared/ui/lines-grid'
import {
  copyWoodLine,
  createLineDraftEntries,
  createWoodLineEditor,
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
import type { DealValues } from './deal-form'
import { formatDiscount, isDiscountWrong, toDiscount, toDiscountText } from './line-discount'

/** Form values of a deal line: wood with its sale price, discount and planned purchase price. */
export interface DealLine extends WoodLine<'price' | 'planned_purchase_price'> {
  /** Such as `3.00%` or `50.00`, or as typed; '' without one. */
  readonly discount: string
}

type DealLinePayload = DealWrite['lines'][number]

const toPrices = ({
  price,
  planned_purchase_price,
}: Pick<DealLinePayload, 'price' | 'planned_purchase_price'>): DealLine['prices'] => ({
  price: price ?? '',
  planned_purchase_price: planned_purchase_price ?? '',
})

/** Creates a blank line. */
const createDealLine = (certification?: DealLine['certification']): DealLine => ({
  ...newWood<'planned_purchase_price'>({ price: '', planned_purchase_price: '' }, certification),
  discount: '',
})

export const dealLineConfig: WoodLineConfig<DealLine, Deal['lines'][number], DealLinePayload> = {
  toLine: (line) => ({
    ...toWoodLine<'planned_purchase_price'>(line, toPrices(line)),
    discount: toDiscountText(line.discount),
  }),
  toPayload: (line) => ({
    ...toWoodPayload(line),
    price: line.prices.price || null,
    planned_purchase_price: line.prices.planned_purchase_price || null,
    discount: toDiscount(line.discount),
  }),
  applyPayload: (
    line,
    { price, planned_purchase_price, specification, remark, discount, ...rest },
  ) => ({
    ...line,
    ...rest,
    remark: remark ?? '',
    discount: toDiscountText(discount),
    prices: toPrices({ price, planned_purchase_price }),
    specification: specification ?? line.specification,
  }),
  findMistakes: (line, currency) =>
    isDiscountWrong(line, currency) ? { discount: i18n.t('pages/deal:line.discount_unclear') } : {},
}

/** Returns the lines of a copy, with new ids. */
export const toCopiedDealLines = (
  lines: Schemas['DealCopy']['deal']['lines'],
): readonly DealLine[] =>
  lines.map((line) => ({
    ...toWoodLine<'planned_purchase_price'>({ ...line, id: crypto.randomUUID() }, toPrices(line)),
    discount: toDiscountText(line.discount),
  }))

const vLines = v.array(
  v.object({
    ...createLineDraftEntries(v.object({ price: v.string(), planned_purchase_price: v.string() })),
    discount: v.string(),
  }),
)

/** Parses the lines of a stored draft; null if they have another shape. */
const parseDealLinesDraft = (stored: unknown): readonly DealLine[] | null =>
  v.is(vLines, stored) ? stored : null

type DealLineFormatter = LineFormatter<DealLinePayload, DealWrite>

/** The deal's lines in the editor, with the cell cursor. */
interface DealLinesState extends WoodLinesState<DealLine> {
  /** Certification that the client requires: the default of a new line. */
  readonly requiredByClientRef: { current: DealLine['certification'] }
}

export type DealLineEditor = LineEditor<Deal> & DealLinesState

const { product_id, specification, quantity, unit, price_unit, certification, remark } =
  woodFormatters

/**
 * Formatters of a line's fields in column order. The record type requires one for each field of the
 * contract.
 */
const fieldFormatters: Record<Exclude<keyof DealLinePayload, 'id'>, DealLineFormatter> = {
  product_id,
  specification,
  quantity,
  unit,
  price: ({ price }, { format }, { currency }) => formatLinePrice(price, format, currency),
  discount: ({ discount }, { format }, { currency }) =>
    formatDiscount(discount, format, currency) || null,
  planned_purchase_price: ({ planned_purchase_price }, { format }, { currency }) =>
    formatLinePrice(planned_purchase_price, format, currency),
  price_unit,
  certification,
  remark,
}

/** Editor of a deal's lines, for drafts, checks, saving and merging. */
export const dealLineEditorConfig: LineEditorConfig<Deal, DealWrite, DealValues, DealLineEditor> = {
  field: 'lines',
  fields: fieldFormatters,
  formatLine,
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
