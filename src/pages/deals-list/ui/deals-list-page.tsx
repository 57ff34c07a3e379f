import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react'
import {
  dealListQueries,
  dealTotalsQueryOptions,
  type DealSearch,
  DealStatusBadge,
  type DealSummary,
  OverdueMark,
  QuotationBadge,
} from '@/entities/deal'
import { canOpenRoute, canSeeMargins, useAuth, useMe } from '@/entities/session'
import { LIST_PAGE_SIZE } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import {
  type FetchExportPage,
  ListPage,
  type ListSearch,
  RecordCard,
  type RecordFilter,
  type RecordSource,
  useCountFromTotals,
  useRecordPages,
} from '@/widgets/record-list'
import { LateMark } from '@/entities/document'
import { canRecordPayments } from '@domain/rules/role-rules'
import { toDealSearch } from '../model/deals-search'
import { useDealFilters } from '../model/use-deal-filters'
import { useDealColumns } from './deal-columns'

const NO_FILTERS: readonly RecordFilter[] = []

/** Returns the rare filters. They load once the address sets one; until then there are none. */
function useRareFilters({ country, wood, due_from, due_to }: DealSearch): readonly RecordFilter[] {
  const { t } = useTranslation('pages/deals-list')
  const { t: tProduct } = useTranslation('entities/product')
  const [filters, setFilters] = useState(NO_FILTERS)
  const hasRareFilter = Boolean(country ?? wood ?? due_from ?? due_to)
  useEffect(() => {
    if (!hasRareFilter) return
    let isUnmounted = false
    void import('../model/rare-filters').then(
      ({ createRareFilters }) =>
        isUnmounted ||
        setFilters(createRareFilters({ t, wood: (value) => tProduct(`wood.${value}`) })),
    )
    return () => {
      isUnmounted = true
    }
  }, [hasRareFilter, t, tProduct])
  return filters
}

/** A deal on a phone. */
export function DealCard({ deal }: { deal: DealSummary }) {
  const format = useFormat()
  return (
    <RecordCard
      title={deal.client.name}
      figure={format.money(deal.revenue, deal.currency)}
      detail={deal.number}
      note={
        deal.delivery_week_from &&
        format.week(deal.delivery_week_from, deal.delivery_week_to ?? undefined)
      }
      status={
        <>
          <DealStatusBadge status={deal.status} />{' '}
          {deal.quotation && deal.quotation.state !== 'closed' && (
            <QuotationBadge quotation={deal.quotation} />
          )}{' '}
          <LateMark
            days={deal.late_days}
            arrivesLateDays={deal.late_days === null ? deal.arrives_late_days : null}
          />{' '}
          <OverdueMark since={deal.overdue_since} />
        </>
      }
    />
  )
}

// Rarely used, with the readers of workbooks.
const PaymentUpload = lazyComponent(async () => (await import('./payment-upload')).PaymentUpload)

// Load after the rows: the totals take longer than the first page.
const DealTotals = lazyComponent(async () => (await import('./deal-totals')).DealTotals)

const renderDealCard = (deal: DealSummary) => <DealCard deal={deal} />
const toDealPath = (deal: DealSummary) => `/deals/${deal.id}`
const getNoPath = () => null

export function DealsListPage(): ReactElement {
  const { t } = useTranslation('pages/deals-list')
  const search = useSearch({ from: '/general-order' })
  const navigate = useNavigate()
  const { role } = useAuth()
  const me = useMe()
  const canOpenDeals = canOpenRoute(role, '/deals/$id')
  const canAddDeal = canOpenRoute(role, '/deals/new')
  const [isUploading, setIsUploading] = useState(false)

  const rows: RecordSource<DealSummary> = useRecordPages(
    dealListQueries.options(search),
    LIST_PAGE_SIZE,
  )
  const source = useCountFromTotals(rows, dealTotalsQueryOptions(search))
  const columns = useDealColumns(canSeeMargins(role), search.overdue !== undefined)
  const basicFilters = useDealFilters(canAddDeal)
  const rareFilters = useRareFilters(search)
  const filters = useMemo(() => [...basicFilters, ...rareFilters], [basicFilters, rareFilters])
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: '/general-order', search: toDealSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<DealSummary>>(
    (page, signal) => dealListQueries.fetchPage(search, page, signal),
    [search],
  )

  return (
    <>
      <ListPage
        listId="deals"
        owner={me?.id ?? ''}
        title={t('title')}
        secondaryActions={
          role !== null && canRecordPayments({ role })
            ? (itemClass) => (
                <button type="button" className={itemClass} onClick={() => setIsUploading(true)}>
                  {t('payments.open')}
                </button>
              )
            : undefined
        }
        newRecord={canAddDeal ? { to: '/deals/new', text: t('new') } : null}
        columns={columns}
        card={renderDealCard}
        filters={filters}
        search={search}
        onSearch={onSearch}
        defaultSort="-number"
        source={source}
        footer={<DealTotals search={search} />}
        getPath={canOpenDeals ? toDealPath : getNoPath}
        countText={(count) => t('count', { count })}
        emptyTitle={t('empty.title')}
        emptyText={canAddDeal ? t('empty.text') : t('empty.text_reader')}
        fetchExportPage={fetchExportPage}
        fileName={t('file_name')}
      />
      {isUploading && <PaymentUpload onClose={() => setIsUploading(false)} />}
    </>
  )
}
