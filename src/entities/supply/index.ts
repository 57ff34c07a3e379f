export {
  fetchNumberedSupplies,
  supplyListQueries,
  type SupplySearch,
  type SupplySummary,
  supplyQueryOptions,
  type Supply,
  type SupplyTransition,
  type SupplyWrite,
  supplyTotalsQueryOptions,
  supplyCopyQueryOptions,
  supplyPreviewQueryOptions,
  type SupplyPreview,
  type SupplyWarning,
} from './api/supply-queries'
export { createSupply, cacheSavedSupply, transitionSupply, updateSupply } from './api/supply-writes'
export { computeSupplyFigures } from './model/supply-figures'
export { SUPPLY_STAGES, getSupplyStage, type SupplyStage } from './model/supply-stages'
export { SupplyStatusBadge, getSupplyStatusMark } from './ui/supply-status-badge'
export {
  fetchSupplyRevision,
  openSupplyRevision,
  refreshRevisedSupply,
  supplyComparisonQueryOptions,
  type RevisionAnswer,
  type SupplyRevision,
  type SupplyRevisionPreview,
  supplyRevisionPreviewQueryOptions,
  supplyRevisionsQueryOptions,
  type SupplyRevisionWrite,
  toSupplyRevisionKey,
  transitionSupplyRevision,
  updateSupplyRevision,
} from './api/supply-revisions'
