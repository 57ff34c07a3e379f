import { parseDecimal } from '@/shared/lib/timber'
import type { Schemas } from '../call'
import type { WoodLineWrite } from './wood-fields'

type At<Code> = { code: Code; pointer: string }

/** What a step of any document with priced lines of wood may lack. */
export const lineNeed = (lines: readonly object[]): At<'line'>[] =>
  lines.length === 0 ? [{ code: 'line', pointer: '/lines' }] : []

export const lineWoodNeeds = (
  lines: readonly Pick<WoodLineWrite, 'product_id' | 'specification'>[],
): At<'line_wood'>[] =>
  lines.flatMap(({ product_id, specification }, i) =>
    product_id === null && specification?.wood === null
      ? [{ code: 'line_wood', pointer: `/lines/${i}/specification/wood` }]
      : [],
  )

export const linePriceNeeds = (lines: readonly { price: string | null }[]): At<'line_price'>[] =>
  lines.flatMap(({ price }, i) =>
    isPriced(price) ? [] : [{ code: 'line_price', pointer: `/lines/${i}/price` }],
  )

export const exchangeRateNeed = (document: {
  currency: Schemas['Currency']
  exchange_rate: string | null
}): At<'exchange_rate'>[] =>
  document.currency !== 'EUR' && document.exchange_rate === null
    ? [{ code: 'exchange_rate', pointer: '/exchange_rate' }]
    : []

const isPriced = (price: string | null): boolean => price !== null && parseDecimal(price).units > 0n
