import * as v from 'valibot'
import type { Supply, SupplyWrite } from '@/entities/supply'
import { trimDecimal } from '@/shared/lib/timber'
import {
  draftOfLine,
  keptLine,
  newLine as newWood,
  partProblem,
  woodWriteOf,
  type LinesOf,
  type WoodLine,
} from '@/widgets/wood-lines'

/** What the mill says of a line, in its unit; '' while it has not. */
export const parts = ['confirmed_quantity', 'ready_quantity'] as const
export type Part = (typeof parts)[number]

/** A line of a supply as it is being written: wood at its price, what the mill confirms of it, and what lies ready. */
export interface SupplyLine extends WoodLine<'price'>, Readonly<Record<Part, string>> {}

type Written = SupplyWrite['lines'][number]

const text = (part: string | null) => (part === null ? '' : trimDecimal(part))
const partsOf = ({ confirmed_quantity, ready_quantity }: Pick<Written, Part>) => ({
  confirmed_quantity: text(confirmed_quantity),
  ready_quantity: text(ready_quantity),
})

/** The line with the quantity that is paid for: confirmed, else ordered. */
export const agreedLine = (line: SupplyLine): SupplyLine =>
  line.confirmed_quantity === '' ? line : { ...line, quantity: line.confirmed_quantity }

/** A blank line, with the claim that is bought. */
export const newLine = (claim: SupplyLine['certification'] | ''): SupplyLine => ({
  ...newWood<'price'>({ price: '' }, claim || 'none'),
  confirmed_quantity: '',
  ready_quantity: '',
})

export const linesOfSupply: LinesOf<SupplyLine, Supply['lines'][number], Written> = {
  draft: (line) => ({
    ...draftOfLine<'price'>(line, { price: line.price ?? '' }),
    ...partsOf(line),
  }),
  write: (line) => ({
    ...woodWriteOf(line),
    price: line.prices.price || null,
    confirmed_quantity: line.confirmed_quantity || null,
    ready_quantity: line.ready_quantity || null,
  }),
  take: (line, { price, confirmed_quantity, ready_quantity, specification, ...rest }) => ({
    ...line,
    ...rest,
    ...partsOf({ confirmed_quantity, ready_quantity }),
    prices: { price: price ?? '' },
    specification: specification ?? line.specification,
  }),
  broken: (line) => parts.filter((part) => partProblem(line, line[part]) === 'not_whole'),
}

const vText = v.string()
const vLines = v.array(
  v.object({
    ...keptLine(v.object({ price: vText })),
    confirmed_quantity: vText,
    ready_quantity: vText,
  }),
)

/** The lines in something that was kept; null where a sheet of this shape did not keep it. */
export const linesIn = (kept: unknown): readonly SupplyLine[] | null =>
  v.is(vLines, kept) ? kept : null
