export {
  dealListKey,
  dealListQuery,
  dealPageSize,
  fetchDealPage,
  type DealSearch,
  type DealStatus,
  type DealSummary,
} from './api/deal-list'
export { DealStatusBadge } from './ui/deal-status-badge'
