import { useSearch } from '@tanstack/react-router'
import {
  clientListQueries,
  type ClientSearch,
  type ClientStatus,
  ClientStatusBadge,
  type ClientSummary,
} from '@/entities/client'
import {
  createCountryFilter,
  type FilterContext,
  RecordCard,
  type RecordFilter,
  type RecordListConfig,
  RecordsPage,
} from '@/widgets/record-list'
import { i18n, useFormat } from '@/shared/i18n'
import { findPeople, findPersonName } from '@/entities/person'
import { clientsSearch } from '../model/clients-search'
import { computeCreditUsed, ExposureBar } from './exposure-bar'
import { createClientColumns } from './client-columns'

const STATUSES: readonly ClientStatus[] = ['prospect', 'active', 'blocked']

const createClientFilters = ({
  format,
  language,
  queryClient,
}: FilterContext): readonly RecordFilter[] => [
  {
    kind: 'choices',
    id: 'status',
    label: i18n.t('pages/clients:columns.status'),
    choices: STATUSES.map((value) => ({ value, label: i18n.t(`entities/client:status.${value}`) })),
  },
  createCountryFilter(i18n.t('pages/clients:columns.country'), format, language),
  {
    kind: 'search',
    id: 'sale_manager_id',
    label: i18n.t('pages/clients:columns.sale_manager'),
    source: 'sale managers',
    find: (text) => findPeople(queryClient, 'sale_manager', text),
    findName: (id) => findPersonName(queryClient, id),
  },
]

/** A client on a phone. */
function ClientCard({ client }: { client: ClientSummary }) {
  const format = useFormat()
  return (
    <RecordCard
      title={client.name}
      figure={format.money(client.exposure_eur, 'EUR')}
      detail={format.country(client.country)}
      note={<ExposureBar percent={computeCreditUsed(client)} hasUnit />}
      status={<ClientStatusBadge status={client.status} />}
    />
  )
}

const clientListConfig: RecordListConfig<ClientSummary, ClientSearch> = {
  path: '/clients',
  texts: 'pages/clients',
  parseSearch: clientsSearch,
  queries: clientListQueries,
  columns: createClientColumns,
  filters: createClientFilters,
  card: (client) => <ClientCard client={client} />,
}

/** All clients. Users who may open the list may also edit clients. */
export const ClientsPage = () => (
  <RecordsPage config={clientListConfig} search={useSearch({ from: '/clients' })} />
)
