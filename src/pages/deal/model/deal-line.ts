import type { Deal, DealWrite } from '@/entities/deal'
import { draftOfLine as draftOfWood, newLine as newWood, writtenLine, type WoodLine } from '@/widgets/wood-lines'

/** A line of a deal as it is being written: wood, at the price that it is sold for and at the one that it may be bought for. */
export type LineDraft = WoodLine<'price' | 'planned_purchase_price'>

/** A blank line, with what the client wants certified. */
export const newLine = (certification?: LineDraft['certification']): LineDraft =>
  newWood<'planned_purchase_price'>({ price: '', planned_purchase_price: '' }, certification)

/** A saved line, to be written on. */
export const draftOfLine = (line: Deal['lines'][number]): LineDraft =>
  draftOfWood<'planned_purchase_price'>(line, { price: line.price ?? '', planned_purchase_price: line.planned_purchase_price ?? '' })

/** The line as the backend takes it; the contract's validator says whether it does. */
export const lineOfDraft = (line: LineDraft): DealWrite['lines'][number] => ({
  ...writtenLine(line),
  price: line.prices.price || null,
  planned_purchase_price: line.prices.planned_purchase_price || null,
})
