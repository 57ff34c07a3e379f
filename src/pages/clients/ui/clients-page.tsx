import { useSearch } from '@tanstack/react-router'
import { clientListQueries, type ClientSearch, type ClientSummary } from '@/entities/client'
import { RecordsPage, type RecordListConfig } from '@/widgets/record-list'
import { clientFilters } from '../model/client-filters'
import { clientsSearch } from '../model/clients-search'
import { ClientCard } from './client-card'
import { clientColumns } from './client-columns'

const clientListConfig: RecordListConfig<ClientSummary, ClientSearch> = {
  path: '/clients',
  texts: 'pages/clients',
  parseSearch: clientsSearch,
  queries: clientListQueries,
  columns: clientColumns,
  filters: clientFilters,
  card: (client) => <ClientCard client={client} />,
}

/** All clients, with what they owe. Who may open it may change them. */
export const ClientsPage = () => (
  <RecordsPage of={clientListConfig} search={useSearch({ from: '/clients' })} />
)
