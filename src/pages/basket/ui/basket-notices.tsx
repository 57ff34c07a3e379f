import { formatProductName } from '@/entities/product'
import {
  type Basket,
  type BasketChange,
  isExpiringSoon,
  restoreBasket,
  useFormatFreePacks,
  useFormatRemainingTime,
  useRemainingTime,
} from '@/entities/order'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button, Status } from '@/shared/ui'
import { useBasketMutation } from '../model/use-basket-mutation'
import styles from './basket.module.css'

interface BasketExpiryWarningProps {
  /** Remaining seconds from the server, and the local time of the response in milliseconds. */
  seconds: number
  receivedAt: number
}

/** Warning in the last hour before the basket expires. */
export function BasketExpiryWarning({ seconds, receivedAt }: BasketExpiryWarningProps) {
  const { t } = useTranslation('pages/basket')
  const remaining = useRemainingTime(seconds, receivedAt)
  const formatRemainingTime = useFormatRemainingTime()
  if (!remaining || !isExpiringSoon(remaining)) return null
  return (
    <Banner tone="waiting" title={formatRemainingTime(remaining)} isAnnounced>
      {t('near_end')}
    </Banner>
  )
}

interface RemainingTimeStatusProps {
  /** Remaining seconds from the server, and the local time of the response in milliseconds. */
  seconds: number
  receivedAt: number
}

export function RemainingTimeStatus({ seconds, receivedAt }: RemainingTimeStatusProps) {
  const remaining = useRemainingTime(seconds, receivedAt)
  const formatRemainingTime = useFormatRemainingTime()
  return (
    remaining && (
      <Status tone={isExpiringSoon(remaining) || remaining.unit === 'over' ? 'waiting' : 'active'}>
        {formatRemainingTime(remaining)}
      </Status>
    )
  )
}

interface ExpiredBasketProps {
  expired: NonNullable<Basket['past']>
  company: string | undefined
  onRestored: (change: BasketChange) => void
}

/** Items of an expired basket, with a button that restores the available ones. */
export function ExpiredBasket({ expired, company, onRestored }: ExpiredBasketProps) {
  const { t } = useTranslation(['pages/basket', 'entities/order'])
  const format = useFormat()
  const formatFreePacks = useFormatFreePacks()
  const restore = useBasketMutation(() => restoreBasket(company), onRestored)
  const isAnyAvailable = expired.lines.some(({ free_packs }) => free_packs > 0)
  return (
    <Banner
      tone="waiting"
      title={t(expired.was_blocked ? 'past.blocked' : 'past.title', {
        moment: format.dateTime(expired.expired_at),
      })}
      action={
        isAnyAvailable && (
          <Button isPending={restore.isPending} onClick={() => restore.mutate()}>
            {t('past.restore')}
          </Button>
        )
      }
    >
      <ul className={styles.past}>
        {expired.lines.map((line) => {
          const { product, lot, packs, free_packs } = line
          const was = {
            product: formatProductName(product),
            packs: t('entities/order:packs', { count: packs }),
          }
          const available = free_packs === packs ? was.packs : formatFreePacks(line)
          return (
            <li key={lot?.id ?? product.id}>
              {free_packs > 0 ? t('past.line', { ...was, left: available }) : t('past.gone', was)}
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}
