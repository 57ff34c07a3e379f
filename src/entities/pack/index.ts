export {
  cacheSupplyPacks,
  mergeablePacksQueryOptions,
  mergePacks,
  type Pack,
  packListQueries,
  packQueryOptions,
  type PackRecord,
  type PackSearch,
  type PackStatus,
  type PackSummary,
  refreshPacks,
  setSupplyPacks,
  splitPack,
  type SupplyPacks,
  supplyPacksQueryOptions,
} from './api/packs'
export { formatPieces } from './model/format-pieces'
export { PackChecklist } from './ui/pack-checklist'
export { getPackStatusMark, PackStatusBadge } from './ui/pack-status-badge'
