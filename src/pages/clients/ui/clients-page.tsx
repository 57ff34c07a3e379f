import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, type ReactElement } from 'react'
import { clientLists, type ClientSummary } from '@/entities/client'
import { useMe } from '@/entities/session'
import { listPageSize } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { ListPage, useRecordPages, type FetchExportPage, type ListSearch, type RecordSource } from '@/widgets/record-list'
import { clientsSearch } from '../model/clients-search'
import { useClientFilters } from '../model/use-client-filters'
import { ClientCard } from './client-card'
import { useClientColumns } from './client-columns'

const clientCard = (client: ClientSummary) => <ClientCard client={client} />
const pathOfClient = (client: ClientSummary) => `/clients/${client.id}`

/** All clients, with what they owe: searched, filtered, sorted, exported. Who may open it may change them. */
export function ClientsPage(): ReactElement {
  const { t } = useTranslation('pages/clients')
  const search = useSearch({ from: '/clients' })
  const navigate = useNavigate()
  const me = useMe()

  const source: RecordSource<ClientSummary> = useRecordPages(clientLists.query(search), listPageSize)
  const columns = useClientColumns()
  const filters = useClientFilters()
  const onSearch = useCallback(
    (next: ListSearch) => void navigate({ to: '/clients', search: clientsSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<ClientSummary>>(
    (page, signal) => clientLists.fetchPage(search, page, signal),
    [search],
  )

  return (
    <ListPage
      listId="clients"
      owner={me?.id ?? ''}
      title={t('title')}
      newRecord={{ to: '/clients/new', text: t('new') }}
      columns={columns}
      card={clientCard}
      filters={filters}
      search={search}
      onSearch={onSearch}
      defaultSort="name"
      source={source}
      pathOf={pathOfClient}
      countText={(count) => t('count', { count })}
      emptyTitle={t('empty.title')}
      emptyText={t('empty.text')}
      fetchExportPage={fetchExportPage}
      fileName={t('file_name')}
    />
  )
}
