export {
  dealTotalsQueryOptions,
  findDestinations,
  dealListQueries,
  type DealSearch,
  type DealSummary,
  dealQueryOptions,
  type Deal,
  type DealTransition,
  type DealWrite,
  dealCopyQueryOptions,
  dealPreviewQueryOptions,
  type DealPreview,
  type DealWarning,
} from './api/deal-queries'
export {
  addDealPayment,
  createDeal,
  cacheSavedDeal,
  importPayments,
  previewPayments,
  refreshPaidDeals,
  removeDealPayment,
  transitionDeal,
  updateDeal,
} from './api/deal-writes'
export {
  type DealRevision,
  type DealRevisionPreview,
  dealRevisionPreviewQueryOptions,
  dealRevisionsQueryOptions,
  dealComparisonQueryOptions,
  type DealRevisionWrite,
  fetchDealRevision,
  openDealRevision,
  refreshRevisedDeal,
  toDealRevisionKey,
  transitionDealRevision,
  updateDealRevision,
} from './api/deal-revisions'
export {
  computeDealFigures,
  findUnknownCost,
  isMarginSoFar,
  toValidCharges,
  type DealFigures,
  type FigureTerms,
  type MarginKind,
} from './model/deal-figures'
export { DEAL_STAGES, getDealStage, type DealStage } from './model/deal-stages'
export { DealStatusBadge, getDealStatusMark } from './ui/deal-status-badge'
export { OverdueMark } from './ui/overdue-mark'
export { getInvoiceStatusMark } from './model/invoice-status-mark'
export { QuotationBadge } from './ui/quotation-badge'
export {
  issueQuotation,
  type Quotation,
  quotationsQueryOptions,
  recordQuotationAnswer,
  refreshQuotedDeal,
} from './api/deal-quotations'
export {
  creditInvoice,
  type DealInvoices,
  dealInvoicesQueryOptions,
  type Invoice,
  type InvoicedLine,
  type InvoicePreview,
  invoicePreviewQueryOptions,
  issueInvoice,
  refreshInvoicedDeal,
} from './api/deal-invoices'
export { invoiceLineQueries, invoiceListQueries, type InvoiceSearch } from './api/invoice-lists'
export { MarginFigure } from './ui/margin-figure'
