import type { Handlers } from '../call'
import { getPriceContext } from './get-price-context'
import { listTradedLines, sumTradedLines } from './list-traded-lines'

export const woodPriceHandlers = {
  getPriceContext,
  listTradedLines,
  sumTradedLines,
} satisfies Partial<Handlers>
