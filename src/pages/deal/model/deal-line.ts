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

/** Form values of a deal line: wood with its sale price and planned purchase price. */
export type DealLine = WoodLine<'price' | 'planned_purchase_price'>

type DealLinePayload = DealWrite['lines'][number]

const toPrices = ({
  price,
  planned_purchase_price,
}: Pick<DealLinePayload, 'price' | 'planned_purchase_price'>): DealLine['prices'] => ({
  price: price ?? '',
  planned_purchase_price: planned_purchase_price ?? '',
})

/** Creates a blank line. */
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

/** Parses the lines of a stored draft; null if they have another shape. */
export const parseDealLinesDraft = (stored: unknown): readonly DealLine[] | null =>
  v.is(vLines, stored) ? stored : null
