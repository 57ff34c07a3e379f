import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOrderChange, cacheSavedOrder, type Order, orderQueryOptions } from '@/entities/order'
import { ApiProblem, formatProblem, isStale } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button, DescriptionList, Dialog, TextArea, toast } from '@/shared/ui'
import { type ActivityTexts, ChangeList, useFormatChanges } from '@/widgets/document'
import styles from './order.module.css'

interface ProposedChangeProps {
  readonly order: Order
  readonly change: NonNullable<Order['proposed_change']>
  readonly texts: ActivityTexts
}

/** A change of the order that the seller proposes, with the buyer's answer. */
export function ProposedChange({ order, change, texts }: ProposedChangeProps) {
  const { t } = useTranslation('pages/order')
  const format = useFormat()
  const formatChanges = useFormatChanges(texts)
  const [isDeclining, setDeclining] = useState(false)
  const answer = useAnswer(order, change)
  const compare = (now: string, then: string) => (now === then ? now : `${now} → ${then}`)
  const formatVolume = (m3: string) => `${format.volume(m3)} m³`
  return (
    <section aria-label={t('change.title')}>
      <Banner
        tone="waiting"
        title={t('change.title')}
        action={
          change.can_answer && (
            <>
              <Button
                variant="primary"
                isPending={answer.isPending && !isDeclining}
                onClick={() => answer.mutate({ answer: 'accept' })}
              >
                {t('change.accept')}
              </Button>
              <Button onClick={() => setDeclining(true)}>{t('change.decline')}</Button>
            </>
          )
        }
      >
        <div className={styles.fields}>
          <p>
            {t(change.can_answer ? 'change.text' : 'change.awaits', {
              date: format.date(change.proposed_on),
            })}
          </p>
          <ChangeList changes={formatChanges([...change.differences])} />
          <DescriptionList
            items={[
              {
                term: t('figures.volume'),
                value: compare(formatVolume(change.m3), formatVolume(change.new_m3)),
              },
              {
                term: t('figures.total'),
                value: compare(
                  format.money(change.total, 'EUR'),
                  format.money(change.new_total, 'EUR'),
                ),
              },
            ]}
          />
          {!isDeclining && <Refusal error={answer.error} />}
        </div>
      </Banner>
      {isDeclining && (
        <DeclineDialog
          isPending={answer.isPending}
          error={answer.error}
          onClose={() => setDeclining(false)}
          onDecline={(reason) => answer.mutate({ answer: 'decline', ...(reason && { reason }) })}
        />
      )}
    </section>
  )
}

type Answer = Parameters<typeof answerOrderChange>[1]

/** Sends the answer. If the change was replaced or withdrawn, the order is read again. */
function useAnswer(order: Order, { revision }: ProposedChangeProps['change']) {
  const { t } = useTranslation('pages/order')
  const queryClient = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (answer: Omit<Answer, 'revision'>) =>
      answerOrderChange(order, { ...answer, revision }, `${key}-${answer.answer}`),
    onSuccess: (saved) => cacheSavedOrder(queryClient, saved),
    onError: async (error) => {
      if (!isStale(error)) return
      toast.error(t('change.stale'))
      await queryClient.invalidateQueries({ queryKey: orderQueryOptions(order.id).queryKey })
    },
  })
}

/** Why the answer was refused. An order that changed is shown instead. */
function Refusal({ error }: { readonly error: Error | null }) {
  const { t } = useTranslation('pages/order')
  if (!error || isStale(error)) return null
  const needs = error instanceof ApiProblem ? (error.problem.missing ?? []) : []
  return (
    <Banner tone="blocked" isAnnounced>
      {needs.some(({ code }) => code === 'seller_approval')
        ? t('needs.seller_approval')
        : formatProblem(error)}
    </Banner>
  )
}

interface DeclineDialogProps {
  readonly isPending: boolean
  readonly error: Error | null
  readonly onClose: () => void
  readonly onDecline: (reason: string) => void
}

function DeclineDialog({ isPending, error, onClose, onDecline }: DeclineDialogProps) {
  const { t } = useTranslation('pages/order')
  const [reason, setReason] = useState('')
  return (
    <Dialog
      isOpen
      size="s"
      title={t('change.decline_title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" isPending={isPending} onClick={() => onDecline(reason.trim())}>
            {t('change.decline')}
          </Button>
          <Button onClick={onClose}>{t('ask.back')}</Button>
        </>
      }
    >
      <p>{t('change.decline_text')}</p>
      <TextArea label={t('ask.reason')} value={reason} onChange={setReason} maxLength={1000} />
      <Refusal error={error} />
    </Dialog>
  )
}
