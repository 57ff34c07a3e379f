import type { PriceEntry } from '@/entities/price'
import { useTranslation } from '@/shared/i18n'
import { Status, type StatusTone } from '@/shared/ui'

const TONES: Record<PriceEntry['state'], StatusTone> = {
  valid: 'done',
  coming: 'waiting',
  ended: 'neutral',
  off: 'blocked',
}

/** Price state: valid, expired, or hiding the product. */
export function PriceStateBadge({ price }: { price: Pick<PriceEntry, 'state' | 'hidden'> }) {
  const { t } = useTranslation('pages/price-list')
  const label = t(`state.${price.state}`)
  return (
    <Status tone={TONES[price.state]}>{price.hidden ? `${t('hidden')}, ${label}` : label}</Status>
  )
}
