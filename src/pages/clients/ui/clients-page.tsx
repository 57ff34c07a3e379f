import { Link, useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, type ReactElement } from 'react'
import { clientListQuery, clientPageSize, fetchClientPage, type ClientSummary } from '@/entities/client'
import { useMe } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { buttonClass, PlusIcon } from '@/shared/ui'
import { RecordList, useRecordPages, type FetchExportPage, type ListSearch, type RecordSource } from '@/widgets/record-list'
import { clientsSearch } from '../model/clients-search'
import { useClientFilters } from '../model/use-client-filters'
import { ClientCard } from './client-card'
import { useClientColumns } from './client-columns'
import styles from './clients-page.module.css'

/** Rows of one page of an export: the most that the contract gives at once. */
const exportPageSize = 500

const clientCard = (client: ClientSummary) => <ClientCard client={client} />
const clientHref = (client: ClientSummary) => `/clients/${client.id}`

/** All clients, with what they owe: searched, filtered, sorted, exported. Who may open it may change them. */
export function ClientsPage(): ReactElement {
  const { t } = useTranslation('pages/clients')
  const search = useSearch({ from: '/clients' })
  const placeKey = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const navigate = useNavigate()
  const router = useRouter()
  const me = useMe()

  const source: RecordSource<ClientSummary> = useRecordPages(clientListQuery(search), clientPageSize)
  const columns = useClientColumns()
  const filters = useClientFilters()

  const onSearch = useCallback(
    (next: ListSearch) => void navigate({ to: '/clients', search: clientsSearch(next), replace: true }),
    [navigate],
  )
  const onOpen = useCallback((href: string) => router.history.push(href), [router])
  const fetchExportPage = useCallback<FetchExportPage<ClientSummary>>(
    (cursor, signal) => fetchClientPage(search, { cursor, limit: exportPageSize }, signal),
    [search],
  )
  const countText = useCallback((count: number) => t('count', { count }), [t])

  const newClient = (
    <Link to="/clients/new" className={buttonClass({ variant: 'primary' })}>
      <PlusIcon />
      {t('new')}
    </Link>
  )

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        {newClient}
      </header>
      <RecordList
        listId="clients"
        owner={me?.id ?? ''}
        label={t('title')}
        columns={columns}
        card={clientCard}
        filters={filters}
        search={search}
        onSearch={onSearch}
        defaultSort="name"
        source={source}
        hrefOf={clientHref}
        onOpen={onOpen}
        countText={countText}
        emptyTitle={t('empty.title')}
        emptyText={t('empty.text')}
        firstStep={newClient}
        fetchExportPage={fetchExportPage}
        fileName={t('file_name')}
        placeKey={placeKey}
      />
    </div>
  )
}
