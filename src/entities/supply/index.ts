export {
  supplyListQueries,
  type SupplySearch,
  type SupplyStatus,
  type SupplySummary,
} from './api/supply-list'
export {
  supplyPreviewQueryOptions,
  type SupplyPreview,
  type SupplyWarning,
} from './api/supply-preview'
export {
  supplyQueryOptions,
  type Supply,
  type SupplyTransition,
  type SupplyWrite,
} from './api/supply-queries'
export { supplyTotalsQueryOptions } from './api/supply-totals'
export { createSupply, cacheSavedSupply, transitionSupply, updateSupply } from './api/supply-writes'
export { computeSupplyFigures, type SupplyLineFigures } from './model/supply-figures'
export { SupplyStatusBadge } from './ui/supply-status-badge'
