import { useSearch } from '@tanstack/react-router'
import { clientLists, type ClientSearch, type ClientSummary } from '@/entities/client'
import { RecordsPage, type RecordsOf } from '@/widgets/record-list'
import { clientFilters } from '../model/client-filters'
import { clientsSearch } from '../model/clients-search'
import { ClientCard } from './client-card'
import { clientColumns } from './client-columns'

const clients: RecordsOf<ClientSummary, ClientSearch> = {
  path: '/clients',
  texts: 'pages/clients',
  search: clientsSearch,
  lists: clientLists,
  columns: clientColumns,
  filters: clientFilters,
  card: (client) => <ClientCard client={client} />,
}

/** All clients, with what they owe. Who may open it may change them. */
export const ClientsPage = () => (
  <RecordsPage of={clients} search={useSearch({ from: '/clients' })} />
)
