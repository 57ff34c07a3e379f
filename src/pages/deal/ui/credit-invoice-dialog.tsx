import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { creditInvoice, type Invoice, refreshInvoicedDeal } from '@/entities/deal'
import { formatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, Dialog, TextArea, toast } from '@/shared/ui'
import styles from './deal-invoices.module.css'

interface CreditInvoiceDialogProps {
  dealId: string
  invoice: Invoice
  onClose: () => void
}

/** Issues the credit note of an invoice after asking for a reason. */
export function CreditInvoiceDialog({ dealId, invoice, onClose }: CreditInvoiceDialogProps) {
  const { t } = useTranslation('pages/deal')
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => creditInvoice(invoice.id, reason.trim()),
    onSuccess: async ({ number }) => {
      onClose()
      toast.info(t('invoice.credited_toast', { number }))
      await refreshInvoicedDeal(queryClient, dealId)
    },
  })
  return (
    <Dialog
      isOpen
      size="s"
      role="alertdialog"
      title={t('invoice.credit_title', { number: invoice.number })}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            isPending={isPending}
            isDisabled={reason.trim() === ''}
            onClick={() => mutate()}
          >
            {t('invoice.credit')}
          </Button>
          <Button onClick={onClose}>{t('invoice.back')}</Button>
        </>
      }
    >
      <div className={styles.list}>
        <p>{t('invoice.credit_text')}</p>
        <TextArea
          label={t('invoice.reason')}
          hint={t('invoice.reason_hint')}
          value={reason}
          onChange={setReason}
          isRequired
          maxLength={1000}
        />
        {error && (
          <Banner tone="blocked" isAnnounced>
            {formatProblem(error)}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
