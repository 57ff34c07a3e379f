export {
  dealListKey,
  dealListQuery,
  dealPageSize,
  fetchDealPage,
  type DealSearch,
  type DealStatus,
  type DealSummary,
} from './api/deal-list'
export { dealPreviewQuery, type DealPreview } from './api/deal-preview'
export { dealQuery, type Deal, type DealTransition, type DealWrite } from './api/deal-queries'
export {
  createDealComment,
  dealActivityQuery,
  dealAttachmentsQuery,
  dealCommentsQuery,
  downloadDealAttachment,
  refreshDealRecord,
  removeDealAttachment,
  uploadDealAttachment,
  type DealActivity,
  type DealAttachment,
  type DealComment,
} from './api/deal-record'
export { createDeal, rememberDeal, transitionDeal, updateDeal } from './api/deal-writes'
export { orderConfirmationQuery, type OrderConfirmation } from './api/order-confirmation'
export { dealFigures, lineFigures, type DealFigures, type FigureTerms, type LineFigures } from './model/figures'
export {
  copyLine,
  draftOfLine,
  isBlankLine,
  isPrice,
  lineOfDraft,
  newLine,
  priceProblem,
  quantityProblem,
  rereadPrices,
  writeQuantity,
  writeUnit,
  type LineDraft,
  type PriceProblem,
} from './model/line-draft'
export { DealStatusBadge } from './ui/deal-status-badge'
