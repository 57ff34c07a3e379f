import { parseDecimal } from '@domain/timber'
import type { Schemas } from '../call'
import type { WoodLineWrite } from './wood-fields'

type PointedNeed<Code> = { code: Code; pointer: string }

/** Needs that every document with priced wood lines shares. */
export const findLineNeed = (lines: readonly object[]): PointedNeed<'line'>[] =>
  lines.length === 0 ? [{ code: 'line', pointer: '/lines' }] : []

export const findLineWoodNeeds = (
  lines: readonly Pick<WoodLineWrite, 'product_id' | 'specification'>[],
): PointedNeed<'line_wood'>[] =>
  lines.flatMap(({ product_id, specification }, i) =>
    product_id === null && specification?.wood === null
      ? [{ code: 'line_wood', pointer: `/lines/${i}/specification/wood` }]
      : [],
  )

export const findLinePriceNeeds = (
  lines: readonly { price: string | null }[],
): PointedNeed<'line_price'>[] =>
  lines.flatMap(({ price }, i) =>
    isPriced(price) ? [] : [{ code: 'line_price', pointer: `/lines/${i}/price` }],
  )

export const findExchangeRateNeed = (document: {
  currency: Schemas['Currency']
  exchange_rate: string | null
}): PointedNeed<'exchange_rate'>[] =>
  document.currency !== 'EUR' && document.exchange_rate === null
    ? [{ code: 'exchange_rate', pointer: '/exchange_rate' }]
    : []

const isPriced = (price: string | null): boolean => price !== null && parseDecimal(price).units > 0n
