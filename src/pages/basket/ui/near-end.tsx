import { isNearEnd, useSayLeft, useTimeLeft } from '@/entities/order'
import { useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'

interface NearEndProps {
  /** As the backend reckoned it, and when it said so by this device's clock, milliseconds. */
  readonly seconds: number
  readonly saidAt: number
}

/** What happens when the last hour of a basket is over, said while something can be done. */
export function NearEnd({ seconds, saidAt }: NearEndProps) {
  const { t } = useTranslation('pages/basket')
  const left = useTimeLeft(seconds, saidAt)
  const say = useSayLeft()
  if (!left || !isNearEnd(left)) return null
  return (
    <Banner tone="waiting" title={say(left)} isAnnounced>
      {t('near_end')}
    </Banner>
  )
}
