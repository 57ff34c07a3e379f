import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addDealPayment, rememberDeal, removeDealPayment, type Deal } from '@/entities/deal'
import { useMe } from '@/entities/session'
import { problemText } from '@/shared/api'
import { vDealPaymentWrite } from '@/shared/api/generated/validators'
import { KeptBanner, useKeptTyping, useSentForm } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { Banner, Button, DateField, MoneyField, toast } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import styles from './deal-payments.module.css'

const blank = { date: '', amount: '' }

/** The payments of a deal, with a form for the next one for those who may record it. */
export function DealPayments({ deal }: { readonly deal: Deal }) {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const money = (amount: string) => format.money(amount, deal.currency)
  const canPay = deal.allowed_actions.includes('pay')
  if (!canPay && deal.payments.length === 0) return null
  return (
    <DocumentSection title={t('section.payments')} aside={t('payments.unpaid', { amount: money(deal.unpaid) })} layout="whole">
      {deal.payments.length > 0 ? (
        <ul className={styles.list}>
          {deal.payments.map((payment) => (
            <li key={payment.id}>
              <span>{t('payments.entry', { date: format.date(payment.date), amount: money(payment.amount), person: payment.created_by.name })}</span>
              {canPay && <RemovePayment dealId={deal.id} paymentId={payment.id} name={money(payment.amount)} />}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('payments.none')}</p>
      )}
      {canPay && Number(deal.unpaid) > 0 && <PaymentForm deal={deal} />}
    </DocumentSection>
  )
}

function RemovePayment({ dealId, paymentId, name }: { readonly dealId: string; readonly paymentId: string; readonly name: string }) {
  const { t } = useTranslation('pages/deal')
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeDealPayment(dealId, paymentId),
    onSuccess: (deal) => rememberDeal(queryClient, deal),
    onError: (error) => toast.error(problemText(error)),
  })
  return (
    <Button variant="quiet" isPending={isPending} aria-label={t('payments.remove', { amount: name })} onClick={() => mutate()}>
      {t('payments.remove_short')}
    </Button>
  )
}

function PaymentForm({ deal }: { readonly deal: Deal }) {
  const { t } = useTranslation('pages/deal')
  const queryClient = useQueryClient()
  const me = useMe()
  const kept = useKeptTyping(draftKey(me?.id ?? '', `payment-${deal.id}`), blank)
  const { typed, setTyped } = kept
  const set = (name: keyof typeof blank) => (value: string) => setTyped((before) => ({ ...before, [name]: value }))
  const { form, failure, isPending, errorOf, reset } = useSentForm({
    schema: vDealPaymentWrite,
    written: { date: typed.date || null, amount: typed.amount || null },
    fields: ['date', 'amount'],
    send: (payment, key) => addDealPayment(deal.id, payment, key),
    kept,
    onSent: async (paid) => {
      setTyped(blank)
      reset()
      await rememberDeal(queryClient, paid)
    },
  })
  return (
    <form {...form} className={styles.form}>
      <KeptBanner kept={kept} />
      {failure && (
        <Banner tone="blocked" isAnnounced>
          {failure}
        </Banner>
      )}
      <div className={styles.fields}>
        <DateField label={t('payments.date')} value={typed.date} onChange={set('date')} isRequired error={errorOf('date')} />
        <MoneyField label={t('payments.amount')} currency={deal.currency} value={typed.amount} onChange={set('amount')} isRequired error={errorOf('amount')} />
        <Button type="submit" isPending={isPending}>
          {t('payments.add')}
        </Button>
      </div>
    </form>
  )
}
