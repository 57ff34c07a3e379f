import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, type ReactElement } from 'react'
import { dealLists, type DealSummary } from '@/entities/deal'
import { mayOpen, useAuth, useMe } from '@/entities/session'
import { listPageSize } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { lazyPart } from '@/shared/lib/lazy-part'
import {
  ListPage,
  useRecordPages,
  type FetchExportPage,
  type ListSearch,
  type RecordSource,
} from '@/widgets/record-list'
import { dealsSearch } from '../model/deals-search'
import { useDealFilters } from '../model/use-deal-filters'
import { useRareFilters } from '../model/use-rare-filters'
import { DealCard } from './deal-card'
import { useDealColumns } from './deal-columns'

// Not before the rows: the sum of all that a list finds takes longer than its first page.
const DealTotals = lazyPart(async () => (await import('./deal-totals')).DealTotals)

const dealCard = (deal: DealSummary) => <DealCard deal={deal} />
const pathOfDeal = (deal: DealSummary) => `/deals/${deal.id}`
const noPath = () => null

/** A person either sees margins or doesn't; nothing but the rows tells which. */
function hasMargin({ state, rowAt }: RecordSource<DealSummary>): boolean {
  const first = Array.from({ length: listPageSize }, (_, index) => rowAt(index))
  return state !== 'ready' || first.some((deal) => (deal?.margin_percent ?? null) !== null)
}

/** All deals: searched, filtered, sorted, exported. */
export function DealsListPage(): ReactElement {
  const { t } = useTranslation('pages/deals-list')
  const search = useSearch({ from: '/general-order' })
  const navigate = useNavigate()
  const { role } = useAuth()
  const me = useMe()
  const mayOpenDeals = mayOpen(role, '/deals/$id')
  const mayAdd = mayOpen(role, '/deals/new')

  const source: RecordSource<DealSummary> = useRecordPages(dealLists.query(search), listPageSize)
  const columns = useDealColumns(hasMargin(source))
  const usual = useDealFilters(mayAdd)
  const rare = useRareFilters(search)
  const filters = useMemo(() => [...usual, ...rare], [usual, rare])
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: '/general-order', search: dealsSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<DealSummary>>(
    (page, signal) => dealLists.fetchPage(search, page, signal),
    [search],
  )

  return (
    <ListPage
      listId="deals"
      owner={me?.id ?? ''}
      title={t('title')}
      newRecord={mayAdd ? { to: '/deals/new', text: t('new') } : null}
      columns={columns}
      card={dealCard}
      filters={filters}
      search={search}
      onSearch={onSearch}
      defaultSort="-number"
      source={source}
      foot={<DealTotals search={search} />}
      pathOf={mayOpenDeals ? pathOfDeal : noPath}
      countText={(count) => t('count', { count })}
      emptyTitle={t('empty.title')}
      emptyText={mayAdd ? t('empty.text') : t('empty.text_reader')}
      fetchExportPage={fetchExportPage}
      fileName={t('file_name')}
    />
  )
}
