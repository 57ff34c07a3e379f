export {
  dealListKey,
  dealListQuery,
  dealPageSize,
  fetchDealPage,
  type DealSearch,
  type DealStatus,
  type DealSummary,
} from './api/deal-list'
export {
  createDeal,
  dealPreviewQuery,
  dealQuery,
  orderConfirmationQuery,
  rememberDeal,
  transitionDeal,
  updateDeal,
  type Deal,
  type DealPreview,
  type DealTransition,
  type DealWrite,
  type OrderConfirmation,
} from './api/deal-queries'
export {
  createDealComment,
  dealActivityQuery,
  dealAttachmentsQuery,
  dealCommentsQuery,
  downloadDealAttachment,
  removeDealAttachment,
  uploadDealAttachment,
  type DealActivity,
  type DealAttachment,
  type DealComment,
} from './api/deal-record'
export { dealFigures, lineFigures, type DealFigures, type FigureTerms, type LineFigures } from './model/figures'
export {
  copyLine,
  draftOfLine,
  isBlankLine,
  isPrice,
  lineOfDraft,
  newLine,
  quantityProblem,
  writePrice,
  writeQuantity,
  type LineDraft,
} from './model/line-draft'
export { parsePrice } from './model/parse-price'
export { DealStatusBadge } from './ui/deal-status-badge'
