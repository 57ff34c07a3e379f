import { useMemo } from 'react'
import { ClientStatusBadge, type ClientSearch, type ClientSummary } from '@/entities/client'
import { useFormat, useTranslation } from '@/shared/i18n'
import { textColumn, type RecordColumn } from '@/widgets/record-list'
import { creditUsed } from '../model/credit-used'
import { ExposureBar } from './exposure-bar'

type ClientSort = NonNullable<ClientSearch['sort']>
type Column = RecordColumn<ClientSummary, ClientSort>

/** A spreadsheet can't hold infinity. */
function finiteCreditUsed(client: ClientSummary): number | null {
  const percent = creditUsed(client)
  return percent === Infinity ? null : percent
}

/** The columns of the list of clients, in their order. */
export function useClientColumns(): readonly Column[] {
  const { t } = useTranslation('pages/clients')
  const { t: tClient } = useTranslation('entities/client')
  const format = useFormat()

  return useMemo(() => {
    const columns: readonly Column[] = [
      textColumn((client) => client.name, {
        id: 'name',
        title: t('columns.name'),
        width: 19.3,
        grows: 3,
        sort: { ascending: 'name', descending: '-name' },
      }),
      textColumn((client) => format.country(client.country), {
        id: 'country',
        title: t('columns.country'),
        width: 10.2,
        grows: 1,
        sort: { ascending: 'country', descending: '-country' },
      }),
      {
        id: 'status',
        title: t('columns.status'),
        width: 8.2,
        fits: true,
        cell: (client) => <ClientStatusBadge status={client.status} />,
        sheet: { type: 'text', value: (client) => tClient(`status.${client.status}`) },
      },
      textColumn((client) => client.sale_manager?.name ?? null, {
        id: 'sale_manager',
        title: t('columns.sale_manager'),
        width: 11.6,
        grows: 1,
      }),
      {
        id: 'credit_limit',
        title: t('columns.credit_limit'),
        unit: 'EUR',
        width: 10.4,
        fits: true,
        align: 'end',
        cell: (client) => (client.credit_limit_eur === null ? '' : format.number(client.credit_limit_eur, 2)),
        sheet: { type: 'number', places: 2, value: (client) => client.credit_limit_eur },
      },
      {
        id: 'exposure',
        title: t('columns.exposure'),
        unit: 'EUR',
        width: 10.2,
        fits: true,
        align: 'end',
        sort: { ascending: 'exposure_eur', descending: '-exposure_eur', first: 'descending' },
        cell: (client) => format.number(client.exposure_eur, 2),
        sheet: { type: 'number', places: 2, value: (client) => client.exposure_eur },
      },
      {
        id: 'credit_used',
        title: t('columns.credit_used'),
        unit: '%',
        width: 10.5,
        fits: true,
        align: 'end',
        sort: { ascending: 'credit_used', descending: '-credit_used', first: 'descending' },
        cell: (client) => <ExposureBar percent={creditUsed(client)} />,
        sheet: { type: 'number', places: 0, value: finiteCreditUsed },
      },
      textColumn((client) => client.currency, {
        id: 'currency',
        title: t('columns.currency'),
        width: 5.5,
        fits: true,
        isOptional: true,
      }),
      {
        id: 'updated_at',
        title: t('columns.updated'),
        width: 7.8,
        fits: true,
        align: 'end',
        sort: { ascending: 'updated_at', descending: '-updated_at', first: 'descending' },
        cell: (client) => format.date(client.updated_at),
        sheet: { type: 'date', value: (client) => client.updated_at },
      },
    ]
    return columns
  }, [t, tClient, format])
}
