export { dealTotalsQueryOptions, findDestinations } from './api/deal-totals'
export {
  dealListQueries,
  type DealSearch,
  type DealStatus,
  type DealSummary,
} from './api/deal-list'
export { dealPreviewQueryOptions, type DealPreview, type DealWarning } from './api/deal-preview'
export {
  dealQueryOptions,
  type Deal,
  type DealTransition,
  type DealWrite,
} from './api/deal-queries'
export {
  addDealPayment,
  createDeal,
  cacheSavedDeal,
  removeDealPayment,
  transitionDeal,
  updateDeal,
} from './api/deal-writes'
export { orderConfirmationQueryOptions, type OrderConfirmation } from './api/order-confirmation'
export {
  computeDealFigures,
  findUnknownCost,
  type DealFigures,
  type FigureTerms,
} from './model/deal-figures'
export { DealStatusBadge } from './ui/deal-status-badge'
