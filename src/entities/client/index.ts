export {
  clientListQuery,
  clientPageSize,
  fetchClientPage,
  type ClientSearch,
  type ClientStatus,
  type ClientSummary,
} from './api/client-list'
export {
  clientQuery,
  createClient,
  rememberClient,
  updateClient,
  type Client,
  type ClientWrite,
} from './api/client-queries'
export { tradeCountries } from './countries'
export { ClientStatusBadge } from './ui/client-status-badge'
