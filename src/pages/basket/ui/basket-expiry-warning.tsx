import { isExpiringSoon, useFormatRemainingTime, useRemainingTime } from '@/entities/order'
import { useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'

interface BasketExpiryWarningProps {
  /** Remaining seconds from the server, and the local time of the response in milliseconds. */
  readonly seconds: number
  readonly receivedAt: number
}

/** Warning in the last hour before the basket expires. */
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
