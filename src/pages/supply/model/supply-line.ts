import * as v from 'valibot'
import type { Supply, SupplyWrite } from '@/entities/supply'
import { trimDecimal } from '@domain/timber'
import {
  toWoodLine,
  createLineDraftEntries,
  createWoodLine as newWood,
  findPartProblem,
  toWoodPayload,
  type WoodLineConfig,
  type WoodLine,
} from '@/widgets/wood-lines'

/** Quantities reported by the mill, in the line's unit; '' until reported. */
export const partFields = ['confirmed_quantity', 'ready_quantity'] as const
export type PartField = (typeof partFields)[number]

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
  fromDraft: (line, { price, confirmed_quantity, ready_quantity, specification, ...rest }) => ({
    ...line,
    ...rest,
    ...toPartTexts({ confirmed_quantity, ready_quantity }),
    prices: { price: price ?? '' },
    specification: specification ?? line.specification,
  }),
  isFractional: (line) =>
    partFields.filter((part) => findPartProblem(line, line[part]) === 'not_whole'),
}

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
