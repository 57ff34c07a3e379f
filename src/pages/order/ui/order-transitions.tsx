import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import {
  basketQueryOptions,
  orderQueryOptions,
  refreshBasket,
  transitionOrder,
  type Order,
  type OrderTransition,
} from '@/entities/order'
import { canOpenRoute, useAuth, useMe } from '@/entities/session'
import { OverrideRequests } from '@/features/change-status'
import { ApiProblem, isStale, formatProblem } from '@/shared/api'
import { useFormat, useTranslation, type Format } from '@/shared/i18n'
import { Button, Dialog, TextArea, toast } from '@/shared/ui'
import { formatOrderNeed } from '../model/format-order-need'
import { ChangedOrder } from './changed-order'
import styles from './order.module.css'

interface OrderTransitionsProps {
  order: Order
  onTransition: (order: Order) => Promise<void>
  /** Actions between the next transition and the cancellation. */
  children: ReactNode
}

/** Returns the next transition if the user can take it now, possibly with an override. */
export const findRunnableTransition = ({ transitions }: Order): OrderTransition | undefined =>
  transitions.find(
    ({ forward, missing, can_override }) => forward && (missing.length === 0 || can_override),
  )

/**
 * Next transition and cancellation. The order transition empties the basket, so it asks for
 * confirmation.
 */
export function OrderTransitions({ order, onTransition, children }: OrderTransitionsProps) {
  const { t } = useTranslation('pages/order')
  const queryClient = useQueryClient()
  const [askedTransition, setAskedTransition] = useState<OrderTransition | null>(null)
  const [changed, setChanged] = useState<{ before: Order; now: Order } | null>(null)
  const run = useMutation({
    mutationFn: ({ transition, reason }: { transition: OrderTransition; reason?: string }) =>
      transitionOrder(order, {
        to: transition.to,
        override: transition.missing.length > 0,
        ...(reason !== undefined && { reason }),
      }),
    onSuccess: async (savedOrder) => {
      setAskedTransition(null)
      await Promise.all([onTransition(savedOrder), refreshBasket(queryClient)])
    },
    onError: async (error) => {
      // Refetch after a refusal.
      if (error instanceof ApiProblem)
        await queryClient.invalidateQueries({ queryKey: orderQueryOptions(order.id).queryKey })
      const now = queryClient.getQueryData(orderQueryOptions(order.id).queryKey)
      if (!isStale(error) || !now) toast.error(formatProblem(error))
      else {
        setAskedTransition(null)
        setChanged({ before: order, now })
      }
    },
  })
  const { role } = useAuth()
  const next = findRunnableTransition(order)
  // Read when the transition is taken, because a colleague may have filled the basket meanwhile.
  const readBasket = useMutation({
    mutationFn: () =>
      queryClient.query({
        ...basketQueryOptions(role === 'client' ? undefined : order.company_id),
        staleTime: 0,
      }),
  })
  const back = order.transitions.find(({ forward }) => !forward)
  async function startTransition(transition: OrderTransition) {
    const mustAsk =
      transition.to === 'canceled' ||
      transition.missing.length > 0 ||
      (transition.to === 'ordered' && !(await isBasketEmpty()))
    if (mustAsk) setAskedTransition(transition)
    else run.mutate({ transition })
  }
  /** False if the basket can't be read. */
  async function isBasketEmpty() {
    try {
      return (await readBasket.mutateAsync()).lines.length === 0
    } catch {
      return false
    }
  }
  return (
    <>
      {next && (
        <Button
          variant="primary"
          isPending={readBasket.isPending || (run.isPending && !askedTransition)}
          onClick={() => void startTransition(next)}
        >
          {t(next.missing.length > 0 ? 'action.override' : `action.${next.to}`)}
        </Button>
      )}
      {children}
      {back && (
        <Button variant="quiet" onClick={() => void startTransition(back)}>
          {t(`action.${back.to}`)}
        </Button>
      )}
      {changed && <ChangedOrder {...changed} onClose={() => setChanged(null)} />}
      {askedTransition && (
        <TransitionQuestion
          order={order}
          transition={askedTransition}
          basketLines={readBasket.data?.lines.length ?? null}
          isPending={run.isPending}
          onClose={() => setAskedTransition(null)}
          onAnswer={(reason) =>
            run.mutate({ transition: askedTransition, ...(reason !== undefined && { reason }) })
          }
        />
      )}
    </>
  )
}

interface QuestionProps {
  order: Order
  transition: OrderTransition
  /** Null while it is unknown. */
  basketLines: number | null
  isPending: boolean
  onClose: () => void
  onAnswer: (reason?: string) => void
}

/** Dialog before a transition: confirmation, or a reason. */
function TransitionQuestion({
  order,
  transition,
  basketLines,
  isPending,
  onClose,
  onAnswer,
}: QuestionProps) {
  const { t } = useTranslation('pages/order')
  const format = useFormat()
  const [reason, setReason] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const isPlacingOrder = transition.to === 'ordered'
  const needsReason = transition.reason_required || transition.missing.length > 0
  const isReasonMissing = wasSubmitted && reason.trim() === ''
  const isBlocked = transition.to === 'canceled' && transition.missing.length > 0
  function sendAnswer() {
    setWasSubmitted(true)
    if (!needsReason) onAnswer()
    else if (reason.trim() !== '') onAnswer(reason.trim())
    else toast.formValidationError()
  }
  const name = transition.to === 'canceled' ? 'canceled' : isPlacingOrder ? 'ordered' : 'override'
  return (
    <Dialog
      isOpen
      size="s"
      role={needsReason ? 'dialog' : 'alertdialog'}
      title={t(`ask.${name}.title`)}
      onClose={onClose}
      actions={
        <>
          {!isBlocked && (
            <Button
              variant={name === 'canceled' ? 'danger' : 'primary'}
              isPending={isPending}
              onClick={sendAnswer}
            >
              {t(`action.${name}`)}
            </Button>
          )}
          <Button onClick={onClose}>{t('ask.back')}</Button>
        </>
      }
    >
      {!isBlocked && (
        <p>
          {name === 'canceled'
            ? t(`ask.canceled.${getReleasedPacks(order)}`)
            : t(`ask.${name}.text`)}
        </p>
      )}
      {isPlacingOrder && basketLines !== null && (
        <p>{t('ask.ordered.lines', { count: basketLines })}</p>
      )}
      {(name === 'override' || isBlocked) && (
        <TransitionNeeds transition={transition} format={format} />
      )}
      {needsReason && !isBlocked && (
        <TextArea
          label={t('ask.reason')}
          value={reason}
          onChange={setReason}
          isRequired
          maxLength={1000}
          error={isReasonMissing ? t('ask.required') : undefined}
        />
      )}
    </Dialog>
  )
}

/** A client, who sees no deals, reads of the packs alone. */
function getReleasedPacks({ status, deal }: Order) {
  if (status === 'initial') return 'not_placed'
  return deal ? 'with_deal' : 'text'
}

/** Requirements that are met on the company's page. */
const COMPANY_NEEDS: readonly OrderTransition['missing'][number]['code'][] = [
  'linked_client',
  'sale_manager',
  'company_not_blocked',
  'client_not_blocked',
]

interface NeedsProps {
  transition: OrderTransition
  format: Format
  /** Company to link to; undefined if the user may not open it. */
  companyId?: string
}

function TransitionNeeds({ transition, format, companyId }: NeedsProps) {
  const { role } = useAuth()
  const hasCompanyLink = companyId !== undefined && canOpenRoute(role, '/companies/$id')
  return (
    <ul className={styles.needs}>
      {transition.missing.map((need) => (
        <li key={need.code}>
          {hasCompanyLink && COMPANY_NEEDS.includes(need.code) ? (
            <Link to="/companies/$id" params={{ id: companyId }} className="reach">
              {formatOrderNeed(need, format)}
            </Link>
          ) : (
            formatOrderNeed(need, format)
          )}
        </li>
      ))}
    </ul>
  )
}

/** Unmet requirements of the next transition, or else of the transition after it. */
export function OrderNeeds({ order }: { order: Order }) {
  const { t } = useTranslation('pages/order')
  const format = useFormat()
  const me = useMe()
  const next = order.transitions.find(({ forward }) => forward)
  if (!next || next.missing.length === 0) return null
  return (
    <section aria-label={t('needs_title')}>
      <h2 className={styles.needsTitle}>{t('needs_title')}</h2>
      <TransitionNeeds transition={next} format={format} companyId={order.company.id} />
      <OverrideRequests
        kind="order"
        id={order.id}
        personId={me?.id ?? ''}
        transition={next}
        save={() => Promise.resolve(order.id)}
      />
    </section>
  )
}
