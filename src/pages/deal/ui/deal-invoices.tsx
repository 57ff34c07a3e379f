import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type Deal, dealInvoicesQueryOptions, type Invoice } from '@/entities/deal'
import { toPaperRecord } from '@/entities/document'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, ErrorState, Skeleton, Status } from '@/shared/ui'
import { DocumentSection, SendPaperDialog, useDownloadPaper } from '@/widgets/document'
import { CreditInvoiceDialog } from './credit-invoice-dialog'
import styles from './deal-invoices.module.css'
import { IssueInvoiceDialog } from './issue-invoice-dialog'

/** The invoices and credit notes of a deal. Renders nothing before its wood is shipped. */
export function DealInvoices({ deal }: { deal: Deal }) {
  const { t } = useTranslation('pages/deal')
  const { data, isError, refetch, isFetching } = useQuery({
    ...dealInvoicesQueryOptions(deal.id),
    enabled: deal.status !== 'draft',
  })
  const [isIssuing, setIsIssuing] = useState(false)
  if (deal.status === 'draft' || (data?.items.length === 0 && data.cargos.length === 0)) return null
  if (deal.status === 'order_confirmation' || deal.status === 'confirmed') return null
  const open = data?.cargos.map(({ number }) => number).join(', ')
  return (
    <DocumentSection title={t('section.invoices')} layout="whole">
      {data ? (
        <div className={styles.list}>
          {data.items.length > 0 && (
            <ul className={styles.list}>
              {data.items.map((invoice) => (
                <InvoiceItem key={invoice.id} deal={deal} invoice={invoice} />
              ))}
            </ul>
          )}
          {open && <p className={styles.author}>{t('invoice.open', { cargos: open })}</p>}
          {data.can_issue && (
            <p>
              <Button onClick={() => setIsIssuing(true)}>{t('invoice.issue')}</Button>
            </p>
          )}
          {mustCreditToCancel(deal) && (
            <p className={styles.author}>{t('needs.code.nothing_invoiced')}</p>
          )}
          {isIssuing && (
            <IssueInvoiceDialog deal={deal} invoices={data} onClose={() => setIsIssuing(false)} />
          )}
        </div>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton />
      )}
    </DocumentSection>
  )
}

/** True if the user could cancel the deal after crediting its invoices. */
const mustCreditToCancel = ({ transitions }: Deal): boolean =>
  transitions.some(({ missing }) => missing.some(({ code }) => code === 'nothing_invoiced'))

interface InvoiceItemProps {
  deal: Deal
  invoice: Invoice
}

function InvoiceItem({ deal, invoice }: InvoiceItemProps) {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const [dialog, setDialog] = useState<'send' | 'credit' | null>(null)
  const { kind, number, revision, currency, credits, credited_by } = invoice
  const record = toPaperRecord('deal', deal)
  const choice = { paper: kind, revision }
  const download = useDownloadPaper(record)
  const close = () => setDialog(null)
  return (
    <li>
      <p className={styles.head}>
        <strong>{t(`invoice.name.${kind}`, { number })}</strong>
        <span className={styles.total}>{format.money(invoice.total, currency)}</span>
        {credited_by && (
          <Status tone="blocked">{t('invoice.credited', { number: credited_by.number })}</Status>
        )}
      </p>
      <p className={styles.author}>
        {[
          t('invoice.author', {
            date: format.date(invoice.issued_on),
            person: invoice.issued_by.name,
          }),
          invoice.cargo_number,
          kind === 'invoice' && t('invoice.due', { date: format.date(invoice.due_on) }),
          credits && t('invoice.credits', { number: credits.number }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {invoice.reason && <p>{invoice.reason}</p>}
      <p className={styles.links}>
        <Link to="/deals/$id" params={{ id: deal.id }} search={{ view: kind, revision }}>
          {t('invoice.show')}
        </Link>
        <Button
          variant="quiet"
          isPending={download.isPending}
          onClick={() => download.mutate(choice)}
        >
          {t('invoice.download')}
        </Button>
        {invoice.can_send && credited_by === null && (
          <Button variant="quiet" onClick={() => setDialog('send')}>
            {t('invoice.send')}
          </Button>
        )}
        {invoice.can_credit && (
          <Button variant="quiet" onClick={() => setDialog('credit')}>
            {t('invoice.credit')}
          </Button>
        )}
      </p>
      {dialog === 'send' && <SendPaperDialog record={record} choice={choice} onClose={close} />}
      {dialog === 'credit' && (
        <CreditInvoiceDialog dealId={deal.id} invoice={invoice} onClose={close} />
      )}
    </li>
  )
}
