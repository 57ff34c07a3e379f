import type { Handlers } from '../call'
import { buyForDeal } from './buy-for-deal'
import { getPurchasePlan } from './get-purchase-plan'
import { undoPurchase } from './undo-purchase'

export const purchaseHandlers = {
  getPurchasePlan,
  buyForDeal,
  undoPurchase,
} satisfies Partial<Handlers>
