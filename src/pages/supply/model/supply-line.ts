import * as v from 'valibot'
import type { Supply, SupplyWrite } from '@/entities/supply'
import { trimDecimal } from '@/shared/lib/timber'
import {
  toWoodLine,
  createLineDraftEntries,
  createWoodLine as newWood,
  findPartProblem,
  toWoodPayload,
  type WoodLineConfig,
  type WoodLine,
} from '@/widgets/wood-lines'

/** What the mill says of a line, in its unit; '' while it has not. */
export const partFields = ['confirmed_quantity', 'ready_quantity'] as const
export type PartField = (typeof partFields)[number]

/** A line of a supply as it is being written: wood at its price, what the mill confirms of it, and what lies ready. */
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

/** The line with the quantity that is paid for: confirmed, else ordered. */
export const toAgreedLine = (line: SupplyLine): SupplyLine =>
  line.confirmed_quantity === '' ? line : { ...line, quantity: line.confirmed_quantity }

/** A blank line, with the claim that is bought. */
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

/** The lines in something that was kept; null where a sheet of this shape did not keep it. */
export const parseSupplyLinesDraft = (kept: unknown): readonly SupplyLine[] | null =>
  v.is(vLines, kept) ? kept : null
