export {
  cacheSupplyPacks,
  type Pack,
  packListQueries,
  packQueryOptions,
  type PackRecord,
  type PackSearch,
  type PackStatus,
  type PackSummary,
  type PackWrite,
  refreshPacks,
  setSupplyPacks,
  type SupplyPacks,
  supplyPacksQueryOptions,
} from './api/packs'
export { getPackStatusMark, PackStatusBadge } from './ui/pack-status-badge'
