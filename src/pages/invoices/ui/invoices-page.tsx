import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactElement, useCallback, useMemo } from 'react'
import {
  getInvoiceStatusMark,
  type Invoice,
  invoiceLineQueries,
  invoiceListQueries,
} from '@/entities/deal'
import { useMe } from '@/entities/session'
import { LIST_PAGE_SIZE } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Status } from '@/shared/ui'
import {
  createExportSheet,
  type FetchExportPage,
  ListPage,
  type ListSearch,
  RecordCard,
  type RecordSource,
  useRecordPages,
} from '@/widgets/record-list'
import { toInvoiceSearch } from '../model/invoice-search'
import { useInvoiceFilters } from '../model/use-invoice-filters'
import { useInvoiceColumns, useLineColumns } from './invoice-columns'

/** Phone layout of a row. */
function InvoiceCard({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('pages/invoices')
  const format = useFormat()
  return (
    <RecordCard
      title={invoice.number}
      figure={format.money(invoice.total, invoice.currency)}
      detail={invoice.client.name}
      note={format.date(invoice.issued_on)}
      status={
        <Status {...getInvoiceStatusMark(invoice.status)}>{t(`status.${invoice.status}`)}</Status>
      }
      source={t(`kind.${invoice.kind}`)}
    />
  )
}

const renderInvoiceCard = (invoice: Invoice) => <InvoiceCard invoice={invoice} />
const toDealPath = ({ deal_id, kind, revision }: Invoice) =>
  `/deals/${deal_id}?view=${kind}&revision=${revision}`

/** Invoices and credit notes, exported with their lines for the bookkeeper. */
export function InvoicesPage(): ReactElement {
  const { t } = useTranslation('pages/invoices')
  const search = useSearch({ from: '/invoices' })
  const navigate = useNavigate()
  const me = useMe()
  const lineColumns = useLineColumns()
  const source: RecordSource<Invoice> = useRecordPages(
    invoiceListQueries.options(search),
    LIST_PAGE_SIZE,
  )
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: '/invoices', search: toInvoiceSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<Invoice>>(
    (page, signal) => invoiceListQueries.fetchPage(search, page, signal),
    [search],
  )
  const moreSheets = useMemo(
    () => [
      createExportSheet(t('lines'), lineColumns, (page, signal) =>
        invoiceLineQueries.fetchPage(search, page, signal),
      ),
    ],
    [t, lineColumns, search],
  )

  return (
    <ListPage
      listId="invoices"
      owner={me?.id ?? ''}
      title={t('title')}
      newRecord={null}
      columns={useInvoiceColumns()}
      card={renderInvoiceCard}
      filters={useInvoiceFilters()}
      search={search}
      onSearch={onSearch}
      defaultSort="-number"
      source={source}
      getPath={toDealPath}
      countText={(count) => t('count', { count })}
      emptyTitle={t('empty.title')}
      emptyText={t('empty.text')}
      fetchExportPage={fetchExportPage}
      moreSheets={moreSheets}
      fileName={t('file_name')}
    />
  )
}
