import { noop } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, type ReactElement } from 'react'
import { mayOpen, useAuth, useMe } from '@/entities/session'
import { supplyLists, type SupplySummary, type SupplySearch } from '@/entities/supply'
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
import { suppliesSearch } from '../model/supplies-search'
import { useSupplyFilters } from '../model/use-supply-filters'
import { SupplyCard } from './supply-card'
import { useSupplyColumns } from './supply-columns'
import { SupplyTotals } from './supply-totals'

const supplyCard = (supply: SupplySummary) => <SupplyCard supply={supply} />
const pathOfSupply = (supply: SupplySummary) => `/supplies/${supply.id}`

export const loader = ({ context, deps }: LoaderArgs<SupplySearch>): void => {
  context.queryClient.infiniteQuery(supplyLists.query(deps)).catch(noop)
}

/** All supplies: searched, filtered, sorted, exported. */
export function SuppliesListPage(): ReactElement {
  const { t } = useTranslation('pages/supplies-list')
  const search = useSearch({ from: '/general-supply' })
  const navigate = useNavigate()
  const { role } = useAuth()
  const me = useMe()
  const source: RecordSource<SupplySummary> = useRecordPages(
    supplyLists.query(search),
    listPageSize,
  )
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: '/general-supply', search: suppliesSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<SupplySummary>>(
    (page, signal) => supplyLists.fetchPage(search, page, signal),
    [search],
  )

  return (
    <ListPage
      listId="supplies"
      owner={me?.id ?? ''}
      title={t('title')}
      notice={search.id && <PurchaseNotice supplyIds={search.id} />}
      newRecord={mayOpen(role, '/supplies/new') ? { to: '/supplies/new', text: t('new') } : null}
      columns={useSupplyColumns()}
      card={supplyCard}
      filters={useSupplyFilters(search)}
      search={search}
      onSearch={onSearch}
      defaultSort="-number"
      source={source}
      foot={<SupplyTotals search={search} />}
      pathOf={pathOfSupply}
      countText={(count) => t('count', { count })}
      emptyTitle={t('empty.title')}
      emptyText={t('empty.text')}
      fetchExportPage={fetchExportPage}
      fileName={t('file_name')}
    />
  )
}
