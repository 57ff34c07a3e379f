import { ClientStatusBadge, type ClientSearch, type ClientSummary } from '@/entities/client'
import { i18n, type Format } from '@/shared/i18n'
import {
  createCountryColumn,
  createNameColumn,
  createTextColumn,
  createUpdatedColumn,
  type RecordColumn,
} from '@/widgets/record-list'
import { computeCreditUsed, ExposureBar } from './exposure-bar'

type ClientSort = NonNullable<ClientSearch['sort']>
type Column = RecordColumn<ClientSummary, ClientSort>

/** A spreadsheet can't hold infinity. */
function getFiniteCreditUsed(client: ClientSummary): number | null {
  const percent = computeCreditUsed(client)
  return percent === Infinity ? null : percent
}

export const createClientColumns = (format: Format): readonly Column[] => [
  createNameColumn(i18n.t('pages/clients:columns.name'), { width: 19.3, grows: 3 }),
  createCountryColumn(i18n.t('pages/clients:columns.country'), format, 10.2),
  {
    id: 'status',
    title: i18n.t('pages/clients:columns.status'),
    width: 8.2,
    hasFixedWidth: true,
    cell: (client) => <ClientStatusBadge status={client.status} />,
    sheet: { type: 'text', value: (client) => i18n.t(`entities/client:status.${client.status}`) },
  },
  createTextColumn((client) => client.sale_manager?.name ?? null, {
    id: 'sale_manager',
    title: i18n.t('pages/clients:columns.sale_manager'),
    width: 11.6,
    grows: 1,
  }),
  {
    id: 'credit_limit',
    title: i18n.t('pages/clients:columns.credit_limit'),
    unit: 'EUR',
    width: 10.4,
    hasFixedWidth: true,
    align: 'end',
    cell: (client) =>
      client.credit_limit_eur === null ? '' : format.amount(client.credit_limit_eur, 'EUR'),
    sheet: { type: 'amount', currency: 'EUR', value: (client) => client.credit_limit_eur },
  },
  {
    id: 'exposure',
    title: i18n.t('pages/clients:columns.exposure'),
    unit: 'EUR',
    width: 10.2,
    hasFixedWidth: true,
    align: 'end',
    sort: { ascending: 'exposure_eur', descending: '-exposure_eur', first: 'descending' },
    cell: (client) => format.amount(client.exposure_eur, 'EUR'),
    sheet: { type: 'amount', currency: 'EUR', value: (client) => client.exposure_eur },
  },
  {
    id: 'credit_used',
    title: i18n.t('pages/clients:columns.credit_used'),
    unit: '%',
    width: 10.5,
    hasFixedWidth: true,
    align: 'end',
    sort: { ascending: 'credit_used', descending: '-credit_used', first: 'descending' },
    cell: (client) => <ExposureBar percent={computeCreditUsed(client)} />,
    sheet: { type: 'share', places: 0, value: getFiniteCreditUsed },
  },
  createTextColumn((client) => client.currency, {
    id: 'currency',
    title: i18n.t('pages/clients:columns.currency'),
    width: 5.5,
    hasFixedWidth: true,
    isOptional: true,
  }),
  {
    ...createUpdatedColumn(i18n.t('pages/clients:columns.updated'), format),
    width: 7.8,
    isOptional: false,
  },
]
