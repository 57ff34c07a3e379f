import { noop } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, type ReactElement } from 'react'
import { canOpenRoute, useAuth, useMe } from '@/entities/session'
import { supplyListQueries, type SupplySummary, type SupplySearch } from '@/entities/supply'
import { PurchaseNotice } from '@/features/undo-purchase'
import { listPageSize } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import {
  ListPage,
  useRecordPages,
  type FetchExportPage,
  type ListSearch,
  type RecordSource,
} from '@/widgets/record-list'
import { toSupplySearch } from '../model/supplies-search'
import { useSupplyFilters } from '../model/use-supply-filters'
import { SupplyCard } from './supply-card'
import { useSupplyColumns } from './supply-columns'
import { SupplyTotals } from './supply-totals'

const renderSupplyCard = (supply: SupplySummary) => <SupplyCard supply={supply} />
const toSupplyPath = (supply: SupplySummary) => `/supplies/${supply.id}`

export const loader = ({ context, deps }: LoaderArgs<SupplySearch>): void => {
  context.queryClient.infiniteQuery(supplyListQueries.query(deps)).catch(noop)
}

/** All supplies: searched, filtered, sorted, exported. */
export function SuppliesListPage(): ReactElement {
  const { t } = useTranslation('pages/supplies-list')
  const search = useSearch({ from: '/general-supply' })
  const navigate = useNavigate()
  const { role } = useAuth()
  const me = useMe()
  const source: RecordSource<SupplySummary> = useRecordPages(
    supplyListQueries.query(search),
    listPageSize,
  )
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
