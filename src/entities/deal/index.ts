export { dealTotalsQuery, findDestinations } from './api/deal-totals'
export { dealLists, type DealSearch, type DealStatus, type DealSummary } from './api/deal-list'
export { dealPreviewQuery, type DealPreview, type DealWarning } from './api/deal-preview'
export { dealQuery, type Deal, type DealTransition, type DealWrite } from './api/deal-queries'
export {
  addDealPayment,
  createDeal,
  rememberDeal,
  removeDealPayment,
  transitionDeal,
  updateDeal,
} from './api/deal-writes'
export { orderConfirmationQuery, type OrderConfirmation } from './api/order-confirmation'
export { dealFigures, openCost, type DealFigures, type FigureTerms } from './model/figures'
export { DealStatusBadge } from './ui/deal-status-badge'
