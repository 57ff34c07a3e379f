import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import {
  type Deal,
  issueQuotation,
  type Quotation,
  QuotationBadge,
  quotationsQueryOptions,
  refreshQuotedDeal,
} from '@/entities/deal'
import { toPaperRecord } from '@/entities/document'
import { formatProblem } from '@/shared/api'
import { getFieldMessage } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { today } from '@/shared/lib/clock'
import {
  Banner,
  Button,
  DateField,
  Dialog,
  Disclosure,
  ErrorState,
  menuItemClass,
  Skeleton,
  toast,
} from '@/shared/ui'
import { SendPaperDialog } from '@/widgets/document'
import { dealWorkflow } from '../model/deal-workflow'
import styles from './deal-quotations.module.css'
import { RecordAnswerDialog } from './record-answer-dialog'

/** Menu item that issues a quotation after asking for its last day. */
export function QuoteItem({ deal }: { deal: Deal }) {
  const { t } = useTranslation('pages/deal')
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [validUntil, setValidUntil] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => issueQuotation(deal, { valid_until: validUntil }),
    onSuccess: async ({ number }) => {
      setIsAsking(false)
      toast.info(t('quotation.issued_toast', { number }))
      await refreshQuotedDeal(queryClient, deal.id)
    },
  })
  const format = useFormat()
  if (!deal.allowed_actions.includes('quote')) return null
  const close = () => setIsAsking(false)
  const isDayMissing = isSubmitted && validUntil === ''
  const dayError = isDayMissing ? t('quotation.enter_day') : getFieldMessage(error, 'valid_until')
  const order = deal.transitions.find(({ to }) => to === 'order_confirmation')
  const needs = [
    ...new Set(order?.missing.map((need) => dealWorkflow.formatNeed(need, format)) ?? []),
  ]
  return (
    <>
      <button
        type="button"
        className={menuItemClass}
        onClick={() => {
          reset()
          setIsSubmitted(false)
          setIsAsking(true)
        }}
      >
        {t('quotation.issue')}
      </button>
      {isAsking && (
        <Dialog
          isOpen
          size="s"
          title={t('quotation.issue_title')}
          onClose={close}
          actions={
            <>
              {needs.length === 0 && (
                <Button
                  variant="primary"
                  isPending={isPending}
                  onClick={() => {
                    setIsSubmitted(true)
                    if (validUntil !== '') mutate()
                  }}
                >
                  {t('quotation.issue')}
                </Button>
              )}
              <Button onClick={close}>{t('quotation.back')}</Button>
            </>
          }
        >
          {needs.length > 0 ? (
            <Banner tone="blocked">
              <p>{t('quotation.missing')}</p>
              <ul className={styles.missing}>
                {needs.map((need) => (
                  <li key={need}>{need}</li>
                ))}
              </ul>
            </Banner>
          ) : (
            <DateField
              label={t('quotation.valid_until')}
              hint={t('quotation.valid_hint')}
              value={validUntil}
              onChange={(day) => {
                setValidUntil(day)
                reset()
              }}
              min={today()}
              error={dayError}
              isRequired
            />
          )}
          {error && dayError === undefined && (
            <Banner tone="blocked" isAnnounced>
              {formatProblem(error)}
            </Banner>
          )}
        </Dialog>
      )}
    </>
  )
}

/** The quotations of a deal, newest first. */
export function DealQuotations({ deal }: { deal: Deal }) {
  const { t } = useTranslation('pages/deal')
  const { data, isError, refetch, isFetching } = useQuery(quotationsQueryOptions(deal.id))
  return (
    <Disclosure label={t('quotation.list')} aside={data?.items.length}>
      {data ? (
        <ul className={styles.list}>
          {data.items.map((quotation) => (
            <QuotationItem key={quotation.number} deal={deal} quotation={quotation} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton />
      )}
    </Disclosure>
  )
}

interface QuotationItemProps {
  deal: Deal
  quotation: Quotation
}

function QuotationItem({ deal, quotation }: QuotationItemProps) {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const [dialog, setDialog] = useState<'send' | 'record' | null>(null)
  const { number, issued_at, issued_by, sent_at, recorded_by, reason, attachment } = quotation
  const close = () => setDialog(null)
  return (
    <li>
      <p className={styles.head}>
        <strong>{t('quotation.name', { number })}</strong>
        <QuotationBadge quotation={quotation} />
      </p>
      <p className={styles.author}>
        {[
          t('quotation.author', { date: format.dateTime(issued_at), person: issued_by.name }),
          format.money(quotation.revenue, quotation.currency),
          sent_at && t('quotation.sent', { date: format.dateTime(sent_at) }),
          recorded_by && t('quotation.recorded', { person: recorded_by.name }),
          attachment?.name,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {reason && <p>{reason}</p>}
      <p className={styles.links}>
        <Link
          to="/deals/$id"
          params={{ id: deal.id }}
          search={{ view: 'quotation', revision: number }}
        >
          {t('quotation.show')}
        </Link>
        {quotation.state === 'open' && quotation.can_answer && (
          <Button variant="quiet" onClick={() => setDialog('send')}>
            {t('quotation.send')}
          </Button>
        )}
        {quotation.can_answer && (
          <Button variant="quiet" onClick={() => setDialog('record')}>
            {t('quotation.record')}
          </Button>
        )}
      </p>
      {dialog === 'send' && (
        <SendPaperDialog
          record={toPaperRecord('deal', deal)}
          choice={{ paper: 'quotation', revision: number }}
          onClose={close}
        />
      )}
      {dialog === 'record' && (
        <RecordAnswerDialog dealId={deal.id} quotation={quotation} onClose={close} />
      )}
    </li>
  )
}
