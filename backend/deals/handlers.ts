import type { Handlers } from '../call'
import { dealAttachmentHandlers } from './attachment-handlers'
import { dealCommentHandlers } from './comment-handlers'
import { createDeal } from './create-deal'
import { getDeal } from './get-deal'
import { getOrderConfirmation } from './get-order-confirmation'
import { listDealActivity } from './list-deal-activity'
import { listDeals } from './list-deals'
import { previewDeal } from './preview-deal'
import { transitionDeal } from './transition-deal'
import { updateDeal } from './update-deal'

export const dealHandlers = {
  listDeals,
  createDeal,
  previewDeal,
  getDeal,
  updateDeal,
  transitionDeal,
  getOrderConfirmation,
  listDealActivity,
  ...dealCommentHandlers,
  ...dealAttachmentHandlers,
} satisfies Partial<Handlers>
