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
  const remaining = useRemainingTime(seconds, receivedAt)
  const formatRemainingTime = useFormatRemainingTime()
  if (!remaining || !isExpiringSoon(remaining)) return null
  return (
    <Banner tone="waiting" title={formatRemainingTime(remaining)} isAnnounced>
      {t('near_end')}
    </Banner>
  )
}
