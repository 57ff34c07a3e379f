import { noop } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, type ReactElement } from 'react'
import {
  ListedOrderNews,
  orderListQueries,
  type OrderSummary,
  type OrderSearch,
} from '@/entities/order'
import { useAuth, useMe } from '@/entities/session'
import { useCompanyFilter } from '@/features/choose-company'
import { LIST_PAGE_SIZE } from '@/shared/api'
import { listOrdersSearch } from '@contract/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import {
  ListPage,
  RecordCard,
  useRecordPages,
  type FetchExportPage,
  type ListSearch,
  type RecordFilter,
  type RecordSource,
} from '@/widgets/record-list'
import { ordersSearch } from '../model/orders-search'
import { useOrderColumns } from './order-columns'

/** Statuses of placed orders by what they wait for. */
const WAITING_STATUSES = ['pending', 'received'] as const

const renderOrderCard = (order: OrderSummary) => <OrderCard order={order} />
const toOrderPath = (order: OrderSummary) => `/orders/${order.id}`

export function OrdersListPage(): ReactElement {
  const { t } = useTranslation(['pages/orders-list', 'entities/order'])
  const search = useSearch({ from: '/orders' })
  const navigate = useNavigate()
  const me = useMe()
  const { role } = useAuth()
  const company = useCompanyFilter()
  const source: RecordSource<OrderSummary> = useRecordPages(
    orderListQueries.options(search),
    LIST_PAGE_SIZE,
  )
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: '/orders', search: ordersSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<OrderSummary>>(
    (page, signal) => orderListQueries.fetchPage(search, page, signal),
    [search],
  )
  const filters = useMemo<readonly RecordFilter[]>(
    () => [
      // A client has one company only.
      ...(role === 'client'
        ? []
        : [{ ...company, label: t('company'), searchedName: company.label }]),
      {
        kind: 'choices',
        id: 'stage',
        label: t('columns.status'),
        choices: listOrdersSearch.stage.values.map((value) => ({
          value,
          label: t(`entities/order:stage.${value}`),
        })),
      },
      {
        kind: 'choices',
        id: 'status',
        label: t('waiting.title'),
        choices: WAITING_STATUSES.map((value) => ({
          value,
          label: t(`waiting.${value}`),
        })),
      },
    ],
    [t, role, company],
  )

  return (
    <ListPage
      listId="orders"
      owner={me?.id ?? ''}
      title={t(role === 'client' ? 'title' : 'title_staff')}
      newRecord={{
        // The basket asks staff for the company that they order for.
        to: role === 'client' ? '/products' : '/basket',
        text: t('new'),
      }}
      columns={useOrderColumns()}
      card={renderOrderCard}
      filters={filters}
      searchLabel={t('search')}
      search={search}
      onSearch={onSearch}
      defaultSort="-number"
      source={source}
      getPath={toOrderPath}
      countText={(count) => t('count', { count })}
      emptyTitle={t('empty.title')}
      emptyText={t('empty.text')}
      fetchExportPage={fetchExportPage}
      fileName={t('file_name')}
    />
  )
}

/** Phone layout of a row. */
function OrderCard({ order }: { order: OrderSummary }) {
  const { t } = useTranslation('pages/orders-list')
  const format = useFormat()
  return (
    <RecordCard
      title={order.number}
      figure={t('total_cost', { amount: format.money(order.total, 'EUR') })}
      detail={[`${format.volume(order.m3)} m³`, order.customer_reference, order.city]
        .filter(Boolean)
        .join(', ')}
      note={order.delivery_week && format.week(order.delivery_week)}
      status={<ListedOrderNews order={order} />}
    />
  )
}

export const loader = ({ context, deps }: LoaderArgs<OrderSearch>): void => {
  context.queryClient.infiniteQuery(orderListQueries.options(deps)).catch(noop)
}
