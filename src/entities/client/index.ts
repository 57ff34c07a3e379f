export {
  clientListQuery,
  fetchClientPage,
  type ClientSearch,
  type ClientStatus,
  type ClientSummary,
} from './api/client-list'
export { clientQuery, type Client, type ClientWrite } from './api/client-queries'
export { createClient, refreshClients, rememberClient, updateClient } from './api/client-writes'
export { ClientStatusBadge } from './ui/client-status-badge'
