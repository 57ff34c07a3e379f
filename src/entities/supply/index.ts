export {
  supplyLists,
  type SupplySearch,
  type SupplyStatus,
  type SupplySummary,
} from './api/supply-list'
export { supplyPreviewQuery, type SupplyPreview, type SupplyWarning } from './api/supply-preview'
export {
  supplyQuery,
  type Supply,
  type SupplyTransition,
  type SupplyWrite,
} from './api/supply-queries'
export { supplyTotalsQuery } from './api/supply-totals'
export { createSupply, rememberSupply, transitionSupply, updateSupply } from './api/supply-writes'
export { supplyFigures, type SupplyLineFigures } from './model/figures'
export { SupplyStatusBadge } from './ui/supply-status-badge'
