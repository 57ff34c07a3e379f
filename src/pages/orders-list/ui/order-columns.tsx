import { useMemo } from 'react'
import {
  getShownStage,
  ListedOrderNews,
  type OrderSearch,
  type OrderSummary,
} from '@/entities/order'
import { useAuth } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  createAmountListColumn,
  createTextColumn,
  createUpdatedColumn,
  createVolumeListColumn,
  type RecordColumn,
} from '@/widgets/record-list'
import { findPortName } from '@domain/ports'

type OrderSort = NonNullable<OrderSearch['sort']>
type Column = RecordColumn<OrderSummary, OrderSort>

export function useOrderColumns(): readonly Column[] {
  const { t } = useTranslation(['pages/orders-list', 'entities/order'])
  const format = useFormat()
  const { role } = useAuth()

  return useMemo(() => {
    const getTitle = (
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
    ) => t(`columns.${id}`)
    const company: Column = createTextColumn((order) => order.company.name, {
      id: 'company',
      title: getTitle('company'),
      width: 13.6,
      grows: 2,
      sort: { ascending: 'company', descending: '-company' },
    })
    const columns: readonly Column[] = [
      createTextColumn((order) => order.number, {
        id: 'number',
        title: getTitle('number'),
        width: 8.2,
        hasFixedWidth: true,
        sort: { ascending: 'number', descending: '-number', first: 'descending' },
      }),
      {
        id: 'status',
        title: getTitle('status'),
        width: 19.2,
        grows: 1,
        sort: { ascending: 'status', descending: '-status' },
        cell: (order) => <ListedOrderNews order={order} />,
        sheet: {
          type: 'text',
          value: (order) => t(`entities/order:stage.${getShownStage(order.progress)}`),
        },
      },
      {
        id: 'ordered_on',
        title: getTitle('ordered_on'),
        width: 7.6,
        hasFixedWidth: true,
        cell: (order) => format.date(order.ordered_on),
        sheet: { type: 'date', value: (order) => order.ordered_on },
      },
      // A client has one company only.
      ...(role === 'client' ? [] : [company]),
      createTextColumn(
        (order) =>
          `${findPortName(order.location) ?? order.location} → ${order.city} (${order.country})`,
        { id: 'route', title: getTitle('route'), width: 14, grows: 2 },
      ),
      createTextColumn((order) => order.incoterms, {
        id: 'incoterms',
        title: getTitle('incoterms'),
        width: 6,
        hasFixedWidth: true,
      }),
      createTextColumn((order) => order.delivery_week && format.week(order.delivery_week), {
        id: 'delivery_week',
        title: getTitle('delivery_week'),
        width: 10.5,
        hasFixedWidth: true,
        sort: { ascending: 'delivery_week', descending: '-delivery_week' },
      }),
      createTextColumn((order) => order.customer_reference, {
        id: 'customer_reference',
        title: getTitle('reference'),
        width: 10,
        grows: 1,
      }),
      createTextColumn((order) => order.invoice, {
        id: 'invoice',
        title: getTitle('invoice'),
        width: 8,
        isOptional: true,
      }),
      createTextColumn((order) => order.contact, {
        id: 'contact',
        title: getTitle('contact'),
        width: 9,
        isOptional: true,
      }),
      createVolumeListColumn(
        {
          id: 'm3',
          title: getTitle('volume'),
          width: 6.5,
          sort: { ascending: 'm3', descending: '-m3', first: 'descending' },
          value: (order) => order.m3,
        },
        format,
      ),
      createAmountListColumn(
        {
          id: 'total',
          title: getTitle('total'),
          currency: 'EUR',
          width: 13.5,
          sort: { ascending: 'total', descending: '-total', first: 'descending' },
          value: (order) => order.total,
        },
        format,
      ),
      createUpdatedColumn(getTitle('updated'), format),
    ]
    return columns
  }, [t, format, role])
}
