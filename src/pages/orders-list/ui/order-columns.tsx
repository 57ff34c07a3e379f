import { useMemo } from 'react'
import { findPortName } from '@/entities/cargo'
import { OrderStatusBadge, type OrderSearch, type OrderSummary } from '@/entities/order'
import { listOrdersSearch } from '@/shared/api/generated/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  amountColumn,
  statusColumn,
  textColumn,
  updatedColumn,
  volumeColumn,
  type RecordColumn,
} from '@/widgets/record-list'

type OrderSort = NonNullable<OrderSearch['sort']>
type Column = RecordColumn<OrderSummary, OrderSort>

export function useOrderColumns(): readonly Column[] {
  const { t } = useTranslation(['pages/orders-list', 'entities/order'])
  const format = useFormat()

  return useMemo(() => {
    const title = (
      id:
        | 'number'
        | 'ordered_on'
        | 'company'
        | 'route'
        | 'status'
        | 'delivery_week'
        | 'incoterms'
        | 'reference'
        | 'invoice'
        | 'contact'
        | 'volume'
        | 'total'
        | 'updated',
    ) => t(`pages/orders-list:columns.${id}`)
    const columns: readonly Column[] = [
      textColumn((order) => order.number, {
        id: 'number',
        title: title('number'),
        width: 8.2,
        fits: true,
        sort: { ascending: 'number', descending: '-number', first: 'descending' },
      }),
      statusColumn({
        title: title('status'),
        statuses: listOrdersSearch.status.values,
        formatStatus: (status) => t(`entities/order:status.${status}`),
        badge: (status) => <OrderStatusBadge status={status} />,
      }),
      {
        id: 'ordered_on',
        title: title('ordered_on'),
        width: 7.6,
        fits: true,
        cell: (order) => format.date(order.ordered_on),
        sheet: { type: 'date', value: (order) => order.ordered_on },
      },
      textColumn((order) => order.company.name, {
        id: 'company',
        title: title('company'),
        width: 12,
        grows: 2,
        sort: { ascending: 'company', descending: '-company' },
      }),
      textColumn(
        (order) =>
          `${findPortName(order.location) ?? order.location} → ${order.city} (${order.country})`,
        { id: 'route', title: title('route'), width: 11, grows: 1 },
      ),
      textColumn((order) => order.incoterms, {
        id: 'incoterms',
        title: title('incoterms'),
        width: 6,
        fits: true,
      }),
      textColumn((order) => order.delivery_week && format.week(order.delivery_week), {
        id: 'delivery_week',
        title: title('delivery_week'),
        width: 10.5,
        fits: true,
        sort: { ascending: 'delivery_week', descending: '-delivery_week' },
      }),
      textColumn((order) => order.customer_reference, {
        id: 'customer_reference',
        title: title('reference'),
        width: 9,
        grows: 1,
      }),
      textColumn((order) => order.invoice, {
        id: 'invoice',
        title: title('invoice'),
        width: 8,
        isOptional: true,
      }),
      textColumn((order) => order.contact, {
        id: 'contact',
        title: title('contact'),
        width: 9,
        isOptional: true,
      }),
      volumeColumn(
        {
          id: 'm3',
          title: title('volume'),
          width: 6.5,
          sort: { ascending: 'm3', descending: '-m3', first: 'descending' },
          value: (order) => order.m3,
        },
        format,
      ),
      amountColumn(
        {
          id: 'total',
          title: title('total'),
          unit: 'EUR',
          width: 13,
          sort: { ascending: 'total', descending: '-total', first: 'descending' },
          value: (order) => order.total,
        },
        format,
      ),
      updatedColumn(title('updated'), format),
    ]
    return columns
  }, [t, format])
}
