export {
  clientListQueries,
  clientQueryOptions,
  type Client,
  type ClientSearch,
  type ClientStatus,
  type ClientSummary,
  type ClientWrite,
  clientWrites,
  refreshClients,
} from './api/clients'
export { ClientStatusBadge } from './ui/client-status-badge'
