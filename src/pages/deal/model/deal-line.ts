import * as v from 'valibot'
import type { Deal, DealWrite } from '@/entities/deal'
import {
  toWoodLine,
  createLineDraftEntries,
  createWoodLine as newWood,
  toWoodPayload,
  type WoodLineConfig,
  type WoodLine,
} from '@/widgets/wood-lines'

/** A line of a deal as it is being written: wood, at the price that it is sold for and at the one that it may be bought for. */
export type DealLine = WoodLine<'price' | 'planned_purchase_price'>

type DealLinePayload = DealWrite['lines'][number]

const toPrices = ({
  price,
  planned_purchase_price,
}: Pick<DealLinePayload, 'price' | 'planned_purchase_price'>): DealLine['prices'] => ({
  price: price ?? '',
  planned_purchase_price: planned_purchase_price ?? '',
})

/** A blank line, with what the client wants certified. */
export const createDealLine = (certification?: DealLine['certification']): DealLine =>
  newWood<'planned_purchase_price'>({ price: '', planned_purchase_price: '' }, certification)

export const dealLineConfig: WoodLineConfig<DealLine, Deal['lines'][number], DealLinePayload> = {
  toLine: (line) => toWoodLine<'planned_purchase_price'>(line, toPrices(line)),
  toPayload: (line) => ({
    ...toWoodPayload(line),
    price: line.prices.price || null,
    planned_purchase_price: line.prices.planned_purchase_price || null,
  }),
  fromDraft: (line, { price, planned_purchase_price, specification, ...rest }) => ({
    ...line,
    ...rest,
    prices: toPrices({ price, planned_purchase_price }),
    specification: specification ?? line.specification,
  }),
}

const vLines = v.array(
  v.object(
    createLineDraftEntries(v.object({ price: v.string(), planned_purchase_price: v.string() })),
  ),
)

/** The lines in something that was kept; null where a sheet of this shape did not keep it. */
export const parseDealLinesDraft = (stored: unknown): readonly DealLine[] | null =>
  v.is(vLines, stored) ? stored : null
