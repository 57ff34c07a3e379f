import type { Schemas } from '@/shared/api'
import { trimDecimal } from '@/shared/lib/timber'

type Specification = Schemas['Specification']
type Unit = Schemas['Unit']

/**
 * A line of wood as it is being written. Figures are decimal strings as the contract has them, or, while they can't be read, the text as typed.
 * A document adds what else its lines have.
 */
export interface WoodLine<Price extends string = string> {
  readonly id: string
  readonly product_id: string | null
  /** The product's name, or the words under which one is still looked for. */
  readonly product_name: string
  /** The product's, or a free one; null until either is there. */
  readonly specification: Specification | null
  readonly quantity: string
  readonly unit: Unit
  /** Whether somebody named the unit: a line begins with one that was only supposed. */
  readonly isUnitSaid: boolean
  /** By their names in the contract, '' for none. A unit that is written with `price` becomes the unit of all prices. */
  readonly prices: Readonly<Record<Price | 'price', string>>
  /** What the prices are for. */
  readonly price_unit: Unit
  /** Whether somebody named that, or saw it as they typed a price: until then it follows the quantity's. */
  readonly isPriceUnitSaid?: boolean
  readonly certification: Schemas['Certification']
  /** What the line said before the last change of a unit, as long as that change can be taken back; else null. */
  readonly former: FormerLine<Price> | null
}

/** The names of a line's prices. */
export type PriceName<Line extends WoodLine> = keyof Line['prices'] & string

/** What a line said before one of its units was changed. */
export type FormerLine<Price extends string = string> = Pick<
  WoodLine<Price>,
  'quantity' | 'unit' | 'prices' | 'price_unit'
>

/** What the contract says of a line of wood, whatever document it is in. */
interface SavedWoodLine {
  readonly id: string
  readonly product_id: string | null
  readonly specification: Specification | null
  readonly quantity: string
  readonly unit: Unit
  readonly price_unit: Unit
  readonly certification: Schemas['Certification']
}

/** A blank line. `prices` are the document's, with '' in each. */
export const createWoodLine = <Price extends string>(
  prices: WoodLine<Price>['prices'],
  certification: WoodLine['certification'] = 'none',
): WoodLine<Price> => ({
  id: crypto.randomUUID(),
  product_id: null,
  product_name: '',
  specification: null,
  quantity: '',
  unit: 'm3',
  isUnitSaid: false,
  prices,
  price_unit: 'm3',
  certification,
  former: null,
})

export const copyWoodLine = <Line extends WoodLine>(line: Line): Line => ({
  ...line,
  id: crypto.randomUUID(),
})

export const hasPrice = ({ prices }: Pick<WoodLine, 'prices'>): boolean =>
  Object.values(prices).some((price) => price !== '')

/** A line that was opened and never filled in; it is not saved. */
export const isBlankLine = (line: WoodLine): boolean =>
  !line.product_name && !line.specification && !line.quantity && !hasPrice(line)

/** A saved line, to be written on. */
export const toWoodLine = <Price extends string>(
  line: SavedWoodLine & { readonly product_name: string | null },
  prices: WoodLine<Price>['prices'],
): WoodLine<Price> => ({
  id: line.id,
  product_id: line.product_id,
  product_name: line.product_name ?? '',
  specification: line.specification,
  quantity: trimDecimal(line.quantity),
  unit: line.unit,
  isUnitSaid: true,
  prices,
  price_unit: line.price_unit,
  certification: line.certification,
  former: null,
})

/** The wood of a line as the backend takes it, prices aside; the contract's validator says whether it does. */
export const toWoodPayload = ({
  id,
  product_id,
  specification,
  quantity,
  unit,
  price_unit,
  certification,
}: WoodLine): SavedWoodLine => ({
  id,
  product_id,
  specification: product_id === null ? specification : null,
  quantity,
  unit,
  price_unit,
  certification,
})
