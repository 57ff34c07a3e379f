export {
  clientListQuery,
  clientPageSize,
  fetchClientPage,
  type ClientSearch,
  type ClientStatus,
  type ClientSummary,
} from './api/client-list'
export { clientQuery, createClient, rememberClient, updateClient, type Client, type ClientContact, type ClientWrite } from './api/client-queries'
export { ClientStatusBadge } from './ui/client-status-badge'
