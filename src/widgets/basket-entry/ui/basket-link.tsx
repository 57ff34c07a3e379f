import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
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
import { formatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Badge, Button, getButtonClass, ShoppingBasketIcon, toast, Undo2Icon } from '@/shared/ui'
import styles from './basket-link.module.css'
import { DAY_MS } from '@domain/calendar'

export interface BasketLinkProps {
  /** Company chosen in the address; omitted for a client's own. */
  companyId: string | undefined
  /** False while no company is chosen. */
  hasCompany: boolean
}

/**
 * Link to the basket in the header of the portal, with the number of its lines and the time left.
 * Warns before and after expiry, and offers to restore the available lines.
 */
export function BasketLink({ companyId, hasCompany }: BasketLinkProps) {
  const { t } = useTranslation(['widgets/basket-entry', 'entities/order'])
  const isCurrent = useLocation({
    select: ({ pathname }) => pathname === '/basket' || pathname === '/order-confirmation',
  })
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const formatRemainingTime = useFormatRemainingTime()
  const formatResult = useFormatBasketResult()
  const { data: basket, dataUpdatedAt } = useQuery({
    ...basketQueryOptions(companyId),
    enabled: hasCompany,
    retry: false,
  })
  const remaining = useRemainingTime(basket?.seconds_left ?? null, dataUpdatedAt)
  const restorableBasket = basket ? findRestorableBasket(basket, dataUpdatedAt) : null
  const search = companyId === undefined ? {} : { company_id: companyId }
  const restore = useMutation({
    mutationFn: () => restoreBasket(companyId),
    onSuccess: ({ results }) => {
      for (const result of results) toast[result.packs > 0 ? 'info' : 'error'](formatResult(result))
    },
    onError: (error) => toast.error(formatProblem(error)),
    onSettled: () => refreshBasket(queryClient),
  })
  const isExpiring = remaining !== null && isExpiringSoon(remaining)
  // Show each toast once, not on every screen: the header shows the state afterwards.
  const shown = useRef({ isExpiring: false, isReserved: false })
  useEffect(() => {
    if (isExpiring && !shown.current.isExpiring) {
      toast.info(t('soon'), {
        label: t('order'),
        onPress: () => void navigate({ to: '/order-confirmation', search }),
      })
    }
    if (restorableBasket && shown.current.isReserved) toast.error(t('over'))
    if (basket) shown.current = { isExpiring, isReserved: remaining !== null }
  })
  const lineCount = basket?.lines.length ?? 0
  return (
    <>
      {restorableBasket && (
        <Button
          variant="quiet"
          className={styles.restore}
          icon={<Undo2Icon />}
          isPending={restore.isPending}
          title={t('over')}
          onClick={() => restore.mutate()}
        >
          {t('restore')}
        </Button>
      )}
      <Link
        to="/basket"
        search={search}
        data-current={isCurrent || undefined}
        className={getButtonClass({
          variant: 'quiet',
          className: isExpiring ? `${styles.entry} ${styles.near}` : styles.entry,
        })}
      >
        <ShoppingBasketIcon />
        <span className={styles.words}>
          <span>
            {t('open')}
            {lineCount > 0 && (
              <>
                {' '}
                <Badge>
                  <span aria-hidden>{lineCount}</span>
                  <span className="visually-hidden">{t('lines', { count: lineCount })}</span>
                </Badge>
              </>
            )}
          </span>{' '}
          {remaining && (
            <>
              <span className={styles.time}>{formatRemainingTime(remaining)}</span>
              <span className={styles.shortTime} aria-hidden>
                {t(`short.${remaining.unit}`, {
                  count: 'count' in remaining ? remaining.count : 0,
                })}
              </span>
            </>
          )}
        </span>
      </Link>
    </>
  )
}

const RESTORABLE_MS = DAY_MS

/**
 * Returns the basket that expired in the last day; null if none of its packs are available or the
 * current basket is not empty.
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
