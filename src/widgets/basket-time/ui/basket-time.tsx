import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import {
  basketQueryOptions,
  isExpiringSoon,
  refreshBasket,
  restoreBasket,
  useFormatRemainingTime,
  useFormatBasketResult,
  useRemainingTime,
  type Basket,
} from '@/entities/order'
import { useAuth } from '@/entities/session'
import { formatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Button, getButtonClass, ClockIcon, toast, Undo2Icon } from '@/shared/ui'
import styles from './basket-time.module.css'

/** Returns the basket's company: a client's own, else the one in the URL. */
function useBasketCompany() {
  const { role } = useAuth()
  // Every screen of the portal renders this; some lists filter by several companies.
  const { company_id } = useSearch({ strict: false })
  const companyId = role !== 'client' && typeof company_id === 'string' ? company_id : undefined
  return { companyId, isKnown: role === 'client' || companyId !== undefined }
}

/**
 * Time left for the basket, on every screen of the portal. Warns before and after expiry, and
 * offers to restore the available lines.
 */
export function BasketTime() {
  const { t } = useTranslation(['widgets/basket-time', 'entities/order'])
  const { companyId, isKnown } = useBasketCompany()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const formatRemainingTime = useFormatRemainingTime()
  const formatResult = useFormatBasketResult()
  const { data: basket, dataUpdatedAt } = useQuery({
    ...basketQueryOptions(companyId),
    enabled: isKnown,
    retry: false,
  })
  const remaining = useRemainingTime(basket?.seconds_left ?? null, dataUpdatedAt)
  const restorableBasket = basket ? findRestorableBasket(basket, dataUpdatedAt) : null
  const search = companyId === undefined ? {} : { company_id: companyId }
  const restore = useMutation({
    mutationFn: () => restoreBasket(companyId, crypto.randomUUID()),
    onSuccess: ({ results }) => {
      for (const result of results) toast[result.packs > 0 ? 'info' : 'error'](formatResult(result))
    },
    onError: (error) => toast.error(formatProblem(error)),
    onSettled: () => refreshBasket(queryClient),
  })
  const isExpiring = remaining !== null && isExpiringSoon(remaining)
  // Show each toast once, not on every screen: the header shows the state afterwards.
  const announced = useRef({ isNear: false, isRunning: false })
  useEffect(() => {
    if (isExpiring && !announced.current.isNear) {
      toast.info(t('widgets/basket-time:soon'), {
        label: t('widgets/basket-time:order'),
        onPress: () => void navigate({ to: '/order-confirmation', search }),
      })
    }
    if (restorableBasket && announced.current.isRunning) toast.error(t('widgets/basket-time:over'))
    if (basket) announced.current = { isNear: isExpiring, isRunning: remaining !== null }
  })
  if (restorableBasket) {
    return (
      <Button
        variant="quiet"
        className={styles.near}
        icon={<Undo2Icon />}
        isPending={restore.isPending}
        title={t('widgets/basket-time:over')}
        onClick={() => restore.mutate()}
      >
        {t('widgets/basket-time:restore')}
      </Button>
    )
  }
  if (!basket || remaining?.unit === 'over') return null
  // An empty basket links to adding several lines at once.
  if (remaining === null) {
    return (
      <Link to="/basket" search={search} className={getButtonClass({ variant: 'quiet' })}>
        {t('widgets/basket-time:open')}
      </Link>
    )
  }
  return (
    <Link
      to="/basket"
      search={search}
      aria-label={t('widgets/basket-time:basket', { left: formatRemainingTime(remaining) })}
      className={getButtonClass({
        variant: 'quiet',
        className: isExpiring ? styles.near : styles.time,
      })}
    >
      <ClockIcon />
      {formatRemainingTime(remaining)}
    </Link>
  )
}

const RESTORABLE_MS = 86_400_000

/**
 * Returns the basket that expired in the last day; null if packs of none of its lines are
 * available, or the current basket is not empty.
 */
export function findRestorableBasket(
  { past, lines }: Pick<Basket, 'past' | 'lines'>,
  now: number,
): NonNullable<Basket['past']> | null {
  const isFresh = past !== null && now - Date.parse(past.expired_at) < RESTORABLE_MS
  return isFresh && lines.length === 0 && past.lines.some(({ free_packs }) => free_packs > 0)
    ? past
    : null
}
