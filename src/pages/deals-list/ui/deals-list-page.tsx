import { Link, useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, type ReactElement } from 'react'
import { dealListQuery, dealPageSize, fetchDealPage, type DealSummary } from '@/entities/deal'
import { mayOpen, useAuth, useMe } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { buttonClass, PlusIcon } from '@/shared/ui'
import { RecordList, useRecordPages, type FetchExportPage, type ListSearch, type RecordSource } from '@/widgets/record-list'
import { dealsSearch } from '../model/deals-search'
import { useDealFilters } from '../model/use-deal-filters'
import { DealCard } from './deal-card'
import { useDealColumns } from './deal-columns'
import styles from './deals-list-page.module.css'

/** Rows of one page of an export: the most that the contract gives at once. */
const exportPageSize = 500

const dealCard = (deal: DealSummary) => <DealCard deal={deal} />
const dealHref = (deal: DealSummary) => `/deals/${deal.id}`
const noHref = () => null

/** A person either sees margins or doesn't; nothing but the rows tells which. */
function hasMargin(source: RecordSource<DealSummary>): boolean {
  const first = Array.from({ length: Math.min(source.loaded, dealPageSize) }, (_, index) => source.rowAt(index))
  return source.state !== 'ready' || first.some((deal) => deal !== undefined && deal.margin_percent !== null)
}

/** All deals: searched, filtered, sorted, exported. */
export function DealsListPage(): ReactElement {
  const { t } = useTranslation('pages/deals-list')
  const search = useSearch({ from: '/general-order' })
  const placeKey = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const navigate = useNavigate()
  const router = useRouter()
  const { role } = useAuth()
  const me = useMe()
  const mayOpenDeals = mayOpen(role, '/deals/$id')
  const mayAdd = mayOpen(role, '/deals/new')

  const source: RecordSource<DealSummary> = useRecordPages(dealListQuery(search), dealPageSize)
  const columns = useDealColumns(hasMargin(source))
  const filters = useDealFilters(mayAdd)

  const onSearch = useCallback(
    (next: ListSearch) => void navigate({ to: '/general-order', search: dealsSearch(next), replace: true }),
    [navigate],
  )
  const onOpen = useCallback((href: string) => router.history.push(href), [router])
  const fetchExportPage = useCallback<FetchExportPage<DealSummary>>(
    (cursor, signal) => fetchDealPage(search, { cursor, limit: exportPageSize }, signal),
    [search],
  )
  const countText = useCallback((count: number) => t('count', { count }), [t])

  const newDeal = (
    <Link to="/deals/new" className={buttonClass({ variant: 'primary' })}>
      <PlusIcon />
      {t('new')}
    </Link>
  )

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        {mayAdd && newDeal}
      </header>
      <RecordList
        listId="deals"
        owner={me?.id ?? ''}
        label={t('title')}
        columns={columns}
        card={dealCard}
        filters={filters}
        search={search}
        onSearch={onSearch}
        defaultSort="-number"
        source={source}
        hrefOf={mayOpenDeals ? dealHref : noHref}
        onOpen={onOpen}
        countText={countText}
        emptyTitle={t('empty.title')}
        emptyText={mayAdd ? t('empty.text') : t('empty.text_reader')}
        firstStep={mayAdd ? newDeal : undefined}
        fetchExportPage={fetchExportPage}
        fileName={t('file_name')}
        placeKey={placeKey}
      />
    </div>
  )
}
