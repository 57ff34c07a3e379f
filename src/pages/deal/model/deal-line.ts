import * as v from 'valibot'
import type { Deal, DealWrite } from '@/entities/deal'
import {
  draftOfLine,
  keptLine,
  newLine as newWood,
  woodWriteOf,
  type LinesOf,
  type WoodLine,
} from '@/widgets/wood-lines'

/** A line of a deal as it is being written: wood, at the price that it is sold for and at the one that it may be bought for. */
export type LineDraft = WoodLine<'price' | 'planned_purchase_price'>

type Written = DealWrite['lines'][number]

const pricesOf = ({
  price,
  planned_purchase_price,
}: Pick<Written, 'price' | 'planned_purchase_price'>): LineDraft['prices'] => ({
  price: price ?? '',
  planned_purchase_price: planned_purchase_price ?? '',
})

/** A blank line, with what the client wants certified. */
export const newLine = (certification?: LineDraft['certification']): LineDraft =>
  newWood<'planned_purchase_price'>({ price: '', planned_purchase_price: '' }, certification)

export const linesOfDeal: LinesOf<LineDraft, Deal['lines'][number], Written> = {
  draft: (line) => draftOfLine<'planned_purchase_price'>(line, pricesOf(line)),
  write: (line) => ({
    ...woodWriteOf(line),
    price: line.prices.price || null,
    planned_purchase_price: line.prices.planned_purchase_price || null,
  }),
  take: (line, { price, planned_purchase_price, specification, ...rest }) => ({
    ...line,
    ...rest,
    prices: pricesOf({ price, planned_purchase_price }),
    specification: specification ?? line.specification,
  }),
}

const vLines = v.array(
  v.object(keptLine(v.object({ price: v.string(), planned_purchase_price: v.string() }))),
)

/** The lines in something that was kept; null where a sheet of this shape did not keep it. */
export const linesIn = (kept: unknown): readonly LineDraft[] | null =>
  v.is(vLines, kept) ? kept : null
