import type { Handlers } from '../call'
import { addToBasket } from './add-to-basket'
import { changeBasketLine, removeBasketLine } from './change-line'
import { emptyBasket } from './empty-basket'
import { getBasket } from './get-basket'
import { listBasketSuggestions } from './list-suggestions'
import { restoreBasket } from './restore-basket'

export const basketHandlers = {
  getBasket,
  addToBasket,
  changeBasketLine,
  removeBasketLine,
  emptyBasket,
  restoreBasket,
  listBasketSuggestions,
} satisfies Partial<Handlers>
