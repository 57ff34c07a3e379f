import type { PriceEntry } from '@/entities/price'
import { useFormat, useTranslation } from '@/shared/i18n'
import { RecordCard } from '@/widgets/record-list'
import { formatScope } from '../model/format-scope'
import { PriceStateBadge } from './price-state-badge'

/** A price on a phone: of what and how much, then for whom and from when, then whether it holds. */
export function PriceCard({ price }: { readonly price: PriceEntry }) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const format = useFormat()
  return (
    <RecordCard
      title={price.product.name}
      figure={
        price.price === null
          ? ''
          : t('pages/price-list:price_per', {
              price: format.price(price.price),
              unit: t(`entities/product:per.${price.unit}`),
            })
      }
      detail={formatScope(price, format.country, t('pages/price-list:scope.general'))}
      note={t('pages/price-list:from', { day: format.date(price.start_date) })}
      status={<PriceStateBadge price={price} />}
    />
  )
}
