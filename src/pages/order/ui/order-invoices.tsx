import { useMutation, useQuery } from '@tanstack/react-query'
import { fetchOrderInvoice, orderThreadQueryOptions, type OrderInvoice } from '@/entities/order'
import { i18n, useFormat, useTranslation } from '@/shared/i18n'
import { saveFile } from '@/shared/lib/save-file'
import { Button, Status, toast } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import styles from './order.module.css'

/**
 * The invoices and credit notes of an order, each with its PDF. Renders nothing before the first.
 */
export function OrderInvoices({ orderId }: { orderId: string }) {
  const { t } = useTranslation('pages/order')
  const { data: thread } = useQuery(orderThreadQueryOptions(orderId))
  if (!thread || thread.invoices.length === 0) return null
  return (
    <DocumentSection title={t('section.invoices')} layout="whole">
      <ul className={styles.lines}>
        {thread.invoices.map((invoice) => (
          <InvoiceItem key={invoice.id} orderId={orderId} invoice={invoice} />
        ))}
      </ul>
    </DocumentSection>
  )
}

interface InvoiceItemProps {
  orderId: string
  invoice: OrderInvoice
}

function InvoiceItem({ orderId, invoice }: InvoiceItemProps) {
  const { t } = useTranslation('pages/order')
  const format = useFormat()
  const { id, kind, number, credited_by } = invoice
  const download = useMutation({
    mutationFn: () => fetchOrderInvoice(orderId, id),
    onSuccess: (content) => saveFile(content, `${number}.pdf`),
    onError: () => toast.error(i18n.t('widgets/document:paper.pdf_failed')),
  })
  return (
    <li className={styles.line}>
      <div className={styles.wood}>
        <strong>{t(`invoice.name.${kind}`, { number })}</strong>
        <span className={styles.note}>
          {[
            format.date(invoice.issued_on),
            kind === 'invoice' && t('invoice.due', { date: format.date(invoice.due_on) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {credited_by && (
          <Status tone="blocked">{t('invoice.credited', { number: credited_by })}</Status>
        )}
      </div>
      <div className={styles.price}>
        <span className="figures">
          {t('invoice.total', { amount: format.money(invoice.total, invoice.currency) })}
        </span>
        <Button size="s" isPending={download.isPending} onClick={() => download.mutate()}>
          {t('invoice.download')}
        </Button>
      </div>
    </li>
  )
}
