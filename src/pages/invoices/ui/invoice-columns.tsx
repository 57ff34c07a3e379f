import { useMemo } from 'react'
import {
  getInvoiceStatusMark,
  type Invoice,
  type InvoicedLine,
  type InvoiceSearch,
} from '@/entities/deal'
import { formatWoodName } from '@/entities/product'
import { formatChargeName } from '@/entities/terms'
import { listInvoicesSearch } from '@contract/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  createAmountListColumn,
  createTextColumn,
  createUnsortedStatusColumn,
  type RecordColumn,
} from '@/widgets/record-list'

type Column = RecordColumn<Invoice, NonNullable<InvoiceSearch['sort']>>

/** Columns of the list of invoices. */
export function useInvoiceColumns(): readonly Column[] {
  const { t } = useTranslation('pages/invoices')
  const format = useFormat()
  return useMemo(() => {
    const createAmount = (id: 'net' | 'vat' | 'total'): Column =>
      createAmountListColumn(
        {
          id,
          title: t(`columns.${id}`),
          currency: (invoice) => invoice.currency,
          width: 8.6,
          value: (invoice) => invoice[id],
        },
        format,
      )
    const createDay = (id: 'issued_on' | 'due_on'): Column => ({
      id,
      title: t(`columns.${id}`),
      width: 8.4,
      hasFixedWidth: true,
      sort: { ascending: id, descending: `-${id}`, first: 'descending' },
      cell: (invoice) => format.date(invoice[id]),
      sheet: { type: 'date', value: (invoice) => invoice[id] },
    })
    const columns: readonly Column[] = [
      createTextColumn((invoice) => invoice.number, {
        id: 'number',
        title: t('columns.number'),
        width: 8.5,
        sort: { ascending: 'number', descending: '-number', first: 'descending' },
      }),
      createTextColumn((invoice) => t(`kind.${invoice.kind}`), {
        id: 'kind',
        title: t('columns.kind'),
        width: 10.5,
      }),
      createDay('issued_on'),
      createDay('due_on'),
      createTextColumn((invoice) => invoice.client.name, {
        id: 'client',
        title: t('columns.client'),
        width: 14,
        grows: 1,
        sort: { ascending: 'client', descending: '-client' },
      }),
      createTextColumn((invoice) => invoice.deal_number, {
        id: 'deal',
        title: t('columns.deal'),
        width: 8.2,
      }),
      createTextColumn((invoice) => invoice.cargo_number, {
        id: 'cargo',
        title: t('columns.cargo'),
        width: 8.2,
        isOptional: true,
      }),
      createAmount('net'),
      createTextColumn((invoice) => format.percent(String(Number(invoice.vat_rate))), {
        id: 'vat_rate',
        title: t('columns.vat_rate'),
        width: 6.5,
        align: 'end',
        isOptional: true,
      }),
      createAmount('vat'),
      createAmount('total'),
      createTextColumn((invoice) => invoice.currency, {
        id: 'currency',
        title: t('columns.currency'),
        width: 6,
      }),
      createUnsortedStatusColumn({
        title: t('columns.status'),
        statuses: listInvoicesSearch.status.values,
        formatStatus: (status) => t(`status.${status}`),
        getMark: getInvoiceStatusMark,
      }),
    ]
    return columns
  }, [t, format])
}

/** Columns of the exported lines. */
export function useLineColumns(): readonly RecordColumn<InvoicedLine>[] {
  const { t } = useTranslation(['pages/invoices', 'entities/product'])
  return useMemo(() => {
    type Name = 'quantity' | 'price' | 'amount' | 'volume_m3'
    const createNumber = (id: Name, places: number): RecordColumn<InvoicedLine> => ({
      id,
      title: t(`columns.${id}`),
      width: 8,
      align: 'end',
      cell: (line) => line[id],
      sheet: { type: 'number', places, value: (line) => line[id] },
    })
    const describe = ({ product_name, specification, charge }: InvoicedLine) =>
      specification
        ? formatWoodName({ product_name, specification })
        : charge && formatChargeName(charge)
    const createText = (
      id: 'number' | 'client' | 'description' | 'service' | 'unit' | 'currency',
      value: (line: InvoicedLine) => string | null,
      width = 9,
    ) => createTextColumn(value, { id, title: t(`columns.${id}`), width })
    return [
      createText('number', (line) => line.invoice_number),
      {
        id: 'issued_on',
        title: t('columns.issued_on'),
        width: 8,
        cell: (line) => line.issued_on,
        sheet: { type: 'date', value: (line) => line.issued_on },
      },
      createText('client', (line) => line.client_name, 16),
      createText('description', describe, 24),
      createText('service', (line) => line.service && t(`service.${line.service}`)),
      createNumber('volume_m3', 3),
      createNumber('quantity', 3),
      createText(
        'unit',
        (line) => line.price_unit && t(`entities/product:unit.${line.price_unit}`),
        5,
      ),
      createNumber('price', 2),
      createNumber('amount', 2),
      createText('currency', (line) => line.currency, 6),
    ]
  }, [t])
}
