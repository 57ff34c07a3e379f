import type { Handlers } from '../call'
import { createDeal } from './create-deal'
import { addDealPayment, removeDealPayment } from './deal-payments'
import { getDeal } from './get-deal'
import { getOrderConfirmation } from './get-order-confirmation'
import { listDeals } from './list-deals'
import { listDestinations } from './list-destinations'
import { previewDeal } from './preview-deal'
import { sumDeals } from './sum-deals'
import { transitionDeal } from './transition-deal'
import { updateDeal } from './update-deal'

export const dealHandlers = {
  listDeals,
  sumDeals,
  listDestinations,
  createDeal,
  previewDeal,
  getDeal,
  updateDeal,
  transitionDeal,
  addDealPayment,
  removeDealPayment,
  getOrderConfirmation,
} satisfies Partial<Handlers>
