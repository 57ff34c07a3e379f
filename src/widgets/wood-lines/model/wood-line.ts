import type { Schemas } from '@/shared/api'
import { trimDecimal } from '@domain/numbers'

type Specification = Schemas['Specification']
type Unit = Schemas['Unit']

/**
 * A line of wood being edited. Figures are decimal strings in the contract's format, or the typed
 * text while unreadable. A document adds its own fields.
 */
export interface WoodLine<Price extends string = string> {
  readonly id: string
  readonly product_id: string | null
  /** The product's name, or the search words for one. */
  readonly product_name: string
  /** The product's or a free specification; null until either is set. */
  readonly specification: Specification | null
  readonly quantity: string
  readonly unit: Unit
  /** True if the user named the unit; a new line has an assumed one. */
  readonly isUnitStated: boolean
  /** By contract name; '' if empty. A unit written with `price` becomes the unit of all prices. */
  readonly prices: Readonly<Record<Price | 'price', string>>
  /** Unit of all prices. */
  readonly price_unit: Unit
  /**
   * True if the user named the price unit or saw it while typing a price; until then it follows the
   * quantity's unit.
   */
  readonly isPriceUnitStated?: boolean
  readonly certification: Schemas['Certification']
  /** Printed under the line; '' without one. */
  readonly remark: string
  /** Text of the line's discount, '' without one; only lines of deals have it. */
  readonly discount?: string
  /** Packs of the portal order, which hold this quantity. */
  readonly ordered?: { readonly packs: number; readonly quantity: string } | undefined
  /** State before the last change of a unit, while it can be undone; else null. */
  readonly former: FormerLine<Price> | null
}

export type PriceName<Line extends WoodLine> = keyof Line['prices'] & string

/** Fields of a line before a change of its units. */
export type FormerLine<Price extends string = string> = Pick<
  WoodLine<Price>,
  'quantity' | 'unit' | 'prices' | 'price_unit'
>

/** Side of a price: sale prices are never pasted as purchase prices. */
export type PriceSide = 'sale' | 'purchase'

export const isPriceSide = (name: string | undefined): name is PriceSide =>
  name === 'sale' || name === 'purchase'

/** Contract fields that all lines of wood share. */
interface SavedWoodLine {
  readonly id: string
  readonly product_id: string | null
  readonly specification: Specification | null
  readonly quantity: string
  readonly unit: Unit
  readonly price_unit: Unit
  readonly certification: Schemas['Certification']
  readonly remark: string | null
}

/** Creates a blank line; each of `prices` is ''. */
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
  isUnitStated: false,
  prices,
  price_unit: 'm3',
  certification,
  remark: '',
  former: null,
})

export const copyWoodLine = <Line extends WoodLine>(line: Line): Line => ({
  ...line,
  id: crypto.randomUUID(),
  ordered: undefined,
})

export const hasPrice = ({ prices }: Pick<WoodLine, 'prices'>): boolean =>
  Object.values(prices).some((price) => price !== '')

/** Sets a price that is after all discounts, so that the line's own discount is removed. */
export const setNetPrice = <Line extends WoodLine>(line: Line, price: string): Line => ({
  ...line,
  prices: { ...line.prices, price },
  ...(line.discount !== undefined && { discount: '' }),
})

/** True for a line without input, which is not saved. */
export const isBlankLine = (line: WoodLine): boolean =>
  !line.product_name && !line.specification && !line.quantity && !line.remark && !hasPrice(line)

/** Converts a saved line for editing. */
export const toWoodLine = <Price extends string>(
  line: SavedWoodLine & { readonly product_name: string | null; readonly packs?: number },
  prices: WoodLine<Price>['prices'],
): WoodLine<Price> => ({
  id: line.id,
  product_id: line.product_id,
  product_name: line.product_name ?? '',
  specification: line.specification,
  quantity: trimDecimal(line.quantity),
  unit: line.unit,
  isUnitStated: true,
  prices,
  price_unit: line.price_unit,
  certification: line.certification,
  remark: line.remark ?? '',
  ...(line.packs !== undefined && {
    ordered: { packs: line.packs, quantity: trimDecimal(line.quantity) },
  }),
  former: null,
})

/** Converts a line to its payload without prices; the contract's validator checks it. */
export const toWoodPayload = ({
  id,
  product_id,
  specification,
  quantity,
  unit,
  price_unit,
  certification,
  remark,
}: WoodLine): SavedWoodLine => ({
  id,
  product_id,
  // A product's line states the lengths that it chooses.
  specification: product_id === null || specification?.lengths ? specification : null,
  quantity,
  unit,
  price_unit,
  certification,
  remark: remark.trim() || null,
})
