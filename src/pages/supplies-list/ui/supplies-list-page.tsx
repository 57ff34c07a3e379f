import { noop, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactElement, useCallback } from 'react'
import { canOpenRoute, useAuth, useMe } from '@/entities/session'
import {
  supplyListQueries,
  type SupplySearch,
  SupplyStatusBadge,
  type SupplySummary,
  supplyTotalsQueryOptions,
} from '@/entities/supply'
import { PurchaseNotice } from '@/features/undo-purchase'
import { LIST_PAGE_SIZE } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import {
  type FetchExportPage,
  ListPage,
  type ListSearch,
  ListTotals,
  RecordCard,
  type RecordSource,
  useCountFromTotals,
  useRecordPages,
} from '@/widgets/record-list'
import { LateMark } from '@/entities/document'
import { toSupplySearch } from '../model/supplies-search'
import { useSupplyFilters } from '../model/use-supply-filters'
import { useSupplyColumns } from './supply-columns'

/** Totals of all matching supplies, or of their matching lines, including rows not loaded yet. */
function SupplyTotals({ search }: { search: SupplySearch }) {
  const { t } = useTranslation('pages/supplies-list')
  const format = useFormat()
  const { data, isPlaceholderData } = useQuery(supplyTotalsQueryOptions(search))
  if (!data) return null
  return (
    <ListTotals
      label={t(data.is_by_line ? 'totals.matching_lines' : 'totals.label')}
      isStale={isPlaceholderData}
      sums={[
        t('totals.volume', { volume: format.volume(data.volume_m3) }),
        t('totals.free', { volume: format.volume(data.free_m3) }),
        format.money(data.amount_eur, 'EUR'),
      ]}
      note={data.without_rate > 0 ? t('totals.without_rate', { count: data.without_rate }) : null}
    />
  )
}

/** Phone layout of a row. */
function SupplyCard({ supply }: { supply: SupplySummary }) {
  const format = useFormat()
  return (
    <RecordCard
      title={supply.sawmill.name}
      figure={`${format.volume(supply.agreed_m3)} m³`}
      detail={supply.number}
      note={supply.ready_week && format.week(supply.ready_week)}
      status={
        <>
          <SupplyStatusBadge status={supply.status} /> <LateMark days={supply.late_days} />
        </>
      }
    />
  )
}

const renderSupplyCard = (supply: SupplySummary) => <SupplyCard supply={supply} />
const toSupplyPath = (supply: SupplySummary) => `/supplies/${supply.id}`

export const loader = ({ context, deps }: LoaderArgs<SupplySearch>): void => {
  context.queryClient.infiniteQuery(supplyListQueries.options(deps)).catch(noop)
}

export function SuppliesListPage(): ReactElement {
  const { t } = useTranslation('pages/supplies-list')
  const search = useSearch({ from: '/general-supply' })
  const navigate = useNavigate()
  const { role } = useAuth()
  const me = useMe()
  const rows: RecordSource<SupplySummary> = useRecordPages(
    supplyListQueries.options(search),
    LIST_PAGE_SIZE,
  )
  const source = useCountFromTotals(rows, supplyTotalsQueryOptions(search))
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: '/general-supply', search: toSupplySearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<SupplySummary>>(
    (page, signal) => supplyListQueries.fetchPage(search, page, signal),
    [search],
  )

  return (
    <ListPage
      listId="supplies"
      owner={me?.id ?? ''}
      title={t('title')}
      notice={search.id && <PurchaseNotice supplyIds={search.id} />}
      newRecord={
        canOpenRoute(role, '/supplies/new') ? { to: '/supplies/new', text: t('new') } : null
      }
      columns={useSupplyColumns()}
      card={renderSupplyCard}
      filters={useSupplyFilters(search)}
      search={search}
      onSearch={onSearch}
      defaultSort="-number"
      source={source}
      footer={<SupplyTotals search={search} />}
      getPath={toSupplyPath}
      countText={(count) => t('count', { count })}
      emptyTitle={t('empty.title')}
      emptyText={t('empty.text')}
      fetchExportPage={fetchExportPage}
      fileName={t('file_name')}
    />
  )
}
