import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { answerOrderChange, cacheSavedOrder, type Order, orderQueryOptions } from '@/entities/order'
import { useAuth, useMe } from '@/entities/session'
import { LazyReasonDialog } from '@/features/change-status'
import { ApiProblem, formatProblem, isStale } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { useFocusAfterRemoval } from '@/shared/lib/headline'
import { Banner, Button, Status, toast } from '@/shared/ui'
import type { ActivityTexts } from '@/widgets/document'
import { listChangeRows, type ChangeRow } from '../model/list-change-rows'
import styles from './proposed-change.module.css'

interface ProposedChangeProps {
  order: Order
  change: NonNullable<Order['proposed_change']>
}

/**
 * A change of the order that the sale manager proposes, with the buyer's answer. Needs a key for
 * each change.
 */
export function ProposedChange({
  order,
  change,
  texts,
}: ProposedChangeProps & { texts: ActivityTexts }) {
  const { t } = useTranslation('pages/order')
  const format = useFormat()
  const titleId = useId()
  const { can_answer: canAnswer, m3, new_m3, total, new_total } = change
  const groups = listChangeRows(order, change.differences, texts, format)
  const { part, expectRemoval } = useFocusAfterRemoval()
  const { role } = useAuth()
  // A client may answer until the backend's day is over.
  const isOver = role === 'client' && !canAnswer
  return (
    <section ref={part} aria-labelledby={titleId} className={styles.change}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {t('change.title')}
        </h2>
        {isOver ? (
          <p>{t('change.over')}</p>
        ) : (
          <>
            <p>
              {t(role === 'client' ? 'change.text' : 'change.awaits', {
                date: format.date(change.proposed_on),
              })}{' '}
              {canAnswer && Number(new_m3) > Number(m3) && t('change.reserved')}
            </p>
            <Status tone="waiting">
              {t('change.answer_by', { date: format.date(change.answer_until) })}
            </Status>
          </>
        )}
      </div>
      <table className={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('change.now')}</th>
            <th scope="col">{t('change.proposed')}</th>
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            {title !== null && (
              <tr>
                <th scope="rowgroup" colSpan={3} className={styles.line}>
                  {title}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.label} {...row} />
            ))}
          </tbody>
        ))}
        <tfoot>
          {m3 !== new_m3 && (
            <Row
              label={t('figures.volume')}
              now={`${format.volume(m3)} m³`}
              proposed={`${format.volume(new_m3)} m³`}
            />
          )}
          <Row
            label={t('figures.total')}
            now={format.money(total, 'EUR')}
            proposed={format.money(new_total, 'EUR')}
          />
        </tfoot>
      </table>
      {canAnswer && (
        <ChangeAnswer order={order} change={change} expectCardRemoval={expectRemoval} />
      )}
      {order.deal?.id && (
        <p>
          <Link
            to="/deals/$id"
            params={{ id: order.deal.id }}
            search={{ revision: change.revision }}
            className="reach"
          >
            {t('change.open_deal')}
          </Link>
        </p>
      )}
    </section>
  )
}

const Row = ({ label, now, proposed }: ChangeRow) => (
  <tr>
    <th scope="row">{label}</th>
    <td className={styles.now}>{now ?? '–'}</td>
    <td>{proposed ?? '–'}</td>
  </tr>
)

interface Answer {
  readonly answer: 'accept' | 'decline'
  readonly reason?: string
  readonly clearDraft?: () => void
}

/** Buttons to accept or decline. A failed attempt keeps the reason and says what to do. */
function ChangeAnswer({
  order,
  change: { revision },
  expectCardRemoval,
}: ProposedChangeProps & { expectCardRemoval: (isExpected?: boolean) => void }) {
  const { t } = useTranslation('pages/order')
  const me = useMe()
  const queryClient = useQueryClient()
  const [isDeclining, setDeclining] = useState(false)
  const formatError = useFormatAnswerError()
  // The card stays without the answer when the last day is over.
  const { part, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>()
  function showDecline(isShown: boolean) {
    setDeclining(isShown)
    // A change that ends while the dialog is open takes the dialog and its focus away.
    expectRemoval(isShown)
    expectCardRemoval(isShown)
  }
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ answer, reason }: Answer) =>
      answerOrderChange(order, { revision, answer, ...(reason && { reason }) }),
    onSuccess: async (savedOrder, { answer, clearDraft }) => {
      clearDraft?.()
      expectCardRemoval()
      toast.info(t(answer === 'accept' ? 'change.accepted' : 'change.declined'))
      await cacheSavedOrder(queryClient, savedOrder)
    },
    onError: async (failure) => {
      if (!(failure instanceof ApiProblem)) return
      const { queryKey } = orderQueryOptions(order.id)
      await queryClient.invalidateQueries({ queryKey })
      const now = queryClient.getQueryData(queryKey)?.proposed_change
      // The card is gone, shows another change or takes no answer.
      if (now?.revision !== revision) toast.error(t('change.stale'))
      else if (!now.can_answer) toast.error(t('change.over'))
    },
  })
  const formatFailed = (answer: Answer['answer']) =>
    error && variables?.answer === answer ? formatError(error) : null
  const notAccepted = formatFailed('accept')
  return (
    <div ref={part} className={styles.answer}>
      {notAccepted !== null && (
        <Banner tone="blocked" isAnnounced>
          {notAccepted}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          isPending={isPending && variables.answer === 'accept'}
          onClick={() => mutate({ answer: 'accept' })}
        >
          {t('change.accept')}
        </Button>
        <Button isDisabled={isPending} onClick={() => showDecline(true)}>
          {t('change.decline')}
        </Button>
      </div>
      {isDeclining && (
        <LazyReasonDialog
          isOptional
          title={t('change.decline_title')}
          text={t('change.decline_text')}
          confirm={t('change.decline')}
          isPending={isPending}
          error={formatFailed('decline')}
          draftKey={draftKey(me?.id ?? '', `reason-order-${order.id}-decline-${revision}`)}
          onClose={() => showDecline(false)}
          onConfirm={(reason, clearDraft) => mutate({ answer: 'decline', reason, clearDraft })}
        />
      )}
    </div>
  )
}

/** Returns a formatter for errors of an answer. */
function useFormatAnswerError(): (error: unknown) => string {
  const { t } = useTranslation('pages/order')
  return (error) => {
    if (isStale(error)) return t('change.stale')
    const needs = error instanceof ApiProblem ? (error.problem.missing ?? []) : []
    return needs.some(({ code }) => code === 'seller_approval')
      ? t('needs.seller_approval')
      : formatProblem(error)
  }
}
