import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { addDealPayment, cacheSavedDeal, removeDealPayment, type Deal } from '@/entities/deal'
import { useMe } from '@/entities/session'
import { formatProblem } from '@/shared/api'
import { vDealPaymentWrite } from '@contract/validators'
import { RestoredDraftBanner, useDraftForm } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { today } from '@/shared/lib/clock'
import { Banner, Button, DateField, Dialog, MoneyField, TextField, toast } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import { findFutureDayErrors } from '@domain/rules/terms-rules'
import { DealInstalments } from './deal-instalments'
import styles from './deal-payments.module.css'

const EMPTY_PAYMENT = { date: '', amount: '', reference: '' }

/** The deal's payments, with a form for the next one if the user may record payments. */
export function DealPayments({ deal }: { deal: Deal }) {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const formatMoney = (amount: string) => format.money(amount, deal.currency)
  const canPay = deal.allowed_actions.includes('pay')
  const isCanceled = deal.status === 'canceled'
  const list = useRef<HTMLDivElement>(null)
  if (!canPay && deal.payments.length === 0 && deal.instalments.length === 0) return null

  /** The unpaid amount, what of it is overdue, and the next instalment. */
  function formatBalance(): string {
    const { unpaid, overdue, overdue_since, next_instalment } = deal
    return [
      t('payments.unpaid', { amount: formatMoney(unpaid) }),
      overdue_since &&
        t('payments.overdue', { amount: formatMoney(overdue), date: format.date(overdue_since) }),
      next_instalment?.due_on &&
        t('payments.next', {
          amount: formatMoney(next_instalment.unpaid),
          date: format.date(next_instalment.due_on),
        }),
    ]
      .filter(Boolean)
      .join(' · ')
  }

  const balance = isCanceled
    ? t('payments.received', { amount: formatMoney(deal.paid) })
    : Number(deal.overpaid) > 0
      ? t('payments.overpaid', { amount: formatMoney(deal.overpaid) })
      : formatBalance()
  return (
    <DocumentSection title={t('section.payments')} aside={balance} layout="whole">
      <DealInstalments deal={deal} />
      {isCanceled && canPay && <p>{t('payments.canceled')}</p>}
      <div ref={list} tabIndex={-1} role="group" aria-label={t('payments.recorded')}>
        {deal.payments.length > 0 ? (
          <ul className={styles.list}>
            {deal.payments.map((payment) => (
              <li key={payment.id}>
                <span>
                  {t('payments.entry', {
                    date: format.date(payment.date),
                    amount: formatMoney(payment.amount),
                    person: payment.created_by.name,
                  })}
                  {payment.reference && ` · ${payment.reference}`}
                  {payment.payer && ` · ${t('payments.payer', { payer: payment.payer })}`}
                </span>
                {canPay && (
                  <RemovePayment
                    dealId={deal.id}
                    paymentId={payment.id}
                    amount={formatMoney(payment.amount)}
                    // The pressed button is gone with its payment.
                    onRemoved={() => list.current?.focus()}
                  />
                )}
              </li>
            ))}
          </ul>
        ) : (
          <p>{t('payments.none')}</p>
        )}
      </div>
      {canPay && Number(deal.payable) > 0 && <PaymentForm deal={deal} />}
    </DocumentSection>
  )
}

/** Removes a payment after a confirmation. */
function RemovePayment({
  dealId,
  paymentId,
  amount,
  onRemoved,
}: {
  dealId: string
  paymentId: string
  amount: string
  onRemoved(): void
}) {
  const { t } = useTranslation('pages/deal')
  const queryClient = useQueryClient()
  const [isConfirming, setIsConfirming] = useState(false)
  const close = () => setIsConfirming(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeDealPayment(dealId, paymentId),
    onSuccess: async (deal) => {
      // The dialog closes first: it holds the focus while it is open.
      flushSync(close)
      await cacheSavedDeal(queryClient, deal)
      onRemoved()
    },
    onError: (error) => {
      close()
      toast.error(formatProblem(error))
    },
  })
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t('payments.remove', { amount })}
        onClick={() => setIsConfirming(true)}
      >
        {t('payments.remove_short')}
      </Button>
      {isConfirming && (
        <Dialog
          isOpen
          size="s"
          role="alertdialog"
          title={t('payments.remove_question.title', { amount })}
          onClose={close}
          actions={
            <>
              <Button variant="danger" isPending={isPending} onClick={() => mutate()}>
                {t('payments.remove_question.confirm')}
              </Button>
              <Button onClick={close}>{t('payments.remove_question.back')}</Button>
            </>
          }
        >
          <p>{t('payments.remove_question.text')}</p>
        </Dialog>
      )}
    </>
  )
}

function PaymentForm({ deal }: { deal: Deal }) {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const queryClient = useQueryClient()
  const me = useMe()
  const { status, currency, unpaid, payable } = deal
  const form = useDraftForm({
    draftKey: draftKey(me?.id ?? '', `payment-${deal.id}`),
    initialValues: EMPTY_PAYMENT,
    schema: vDealPaymentWrite,
    currency,
    toPayload: ({ date, amount, reference }) => ({
      date: date || null,
      amount: amount || null,
      reference: reference.trim() || null,
    }),
    findErrors: ({ date }) => findFutureDayErrors('/date', date, today()),
    send: (payment, key) => addDealPayment(deal.id, payment, key),
    onSent: async (paid) => {
      form.clearSent()
      await cacheSavedDeal(queryClient, paid)
    },
  })
  return (
    <form {...form.props} className={styles.form}>
      <RestoredDraftBanner form={form} />
      {form.failure && (
        <Banner tone="blocked" isAnnounced>
          {form.failure}
        </Banner>
      )}
      <div className={styles.fields}>
        <DateField label={t('payments.date')} {...form.bind('date')} max={today()} isRequired />
        <MoneyField
          label={t('payments.amount')}
          currency={currency}
          {...form.bind('amount')}
          isRequired
          {...(status !== 'canceled' &&
            payable !== unpaid && {
              hint: t('payments.payable', { amount: format.money(payable, currency) }),
            })}
        />
        <TextField label={t('payments.reference')} {...form.bind('reference')} isRequired={false} />
        <Button type="submit" isPending={form.isPending}>
          {t('payments.add')}
        </Button>
      </div>
    </form>
  )
}
