export {
  clientListQueries,
  clientQueryOptions,
  type Client,
  type ClientSearch,
  type ClientStatus,
  type ClientSummary,
  type ClientWrite,
} from './api/clients'
export { clientWrites, refreshClients } from './api/client-writes'
export { ClientStatusBadge } from './ui/client-status-badge'
