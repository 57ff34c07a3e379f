import type { PriceEntry } from '@/entities/price'
import { useFormat, useTranslation } from '@/shared/i18n'
import { RecordCard } from '@/widgets/record-list'
import { sayScope } from '../model/say-scope'
import { PriceStateBadge } from './price-state-badge'

/** A price on a phone: of what and how much, then for whom and from when, then whether it holds. */
export function PriceCard({ price }: { readonly price: PriceEntry }) {
  const { t } = useTranslation('pages/price-list')
  const format = useFormat()
  return (
    <RecordCard
      title={price.product.name}
      figure={price.price === null ? '' : `${format.price(price.price)} €`}
      detail={sayScope(price, format.country, t('scope.general'))}
      note={t('from', { day: format.date(price.start_date) })}
      status={<PriceStateBadge price={price} />}
    />
  )
}
