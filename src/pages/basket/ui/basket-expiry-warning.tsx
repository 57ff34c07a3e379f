import { isExpiringSoon, useFormatRemainingTime, useRemainingTime } from '@/entities/order'
import { useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'

interface BasketExpiryWarningProps {
  /** As the backend reckoned it, and when it said so by this device's clock, milliseconds. */
  readonly seconds: number
  readonly receivedAt: number
}

/** What happens when the last hour of a basket is over, said while something can be done. */
export function BasketExpiryWarning({ seconds, receivedAt }: BasketExpiryWarningProps) {
  const { t } = useTranslation('pages/basket')
  const left = useRemainingTime(seconds, receivedAt)
  const say = useFormatRemainingTime()
  if (!left || !isExpiringSoon(left)) return null
  return (
    <Banner tone="waiting" title={say(left)} isAnnounced>
      {t('near_end')}
    </Banner>
  )
}
