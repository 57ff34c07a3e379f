import { formatWoodName } from '@/entities/product'
import type { Schemas } from '@/shared/api'
import { useFormat, useLanguage, useTranslation } from '@/shared/i18n'
import { DescriptionList } from '@/shared/ui'
import styles from './wood-lines.module.css'

interface LineServicesProps {
  lines: readonly Pick<Schemas['DealLine'], 'product_name' | 'specification' | 'service'>[]
  currency: string
}

/** Services ordered with lines, each with its price per m3. */
export function LineServices({ lines, currency }: LineServicesProps) {
  const { t } = useTranslation('widgets/wood-lines')
  const format = useFormat()
  const language = useLanguage()
  const items = lines.flatMap(({ product_name, specification, service }, i) =>
    service
      ? [
          {
            term: t('goods.service_of', {
              number: i + 1,
              service: t(`goods.service.${service.service}`),
              product: formatWoodName({ product_name, specification }, language),
            }),
            value: t('goods.service_value', {
              m3: format.volume(service.m3),
              price: format.price(service.price, currency),
              amount: format.money(service.amount, currency),
            }),
          },
        ]
      : [],
  )
  if (items.length === 0) return null
  return (
    <section aria-label={t('goods.services')} className={styles.services}>
      <h3>{t('goods.services')}</h3>
      <DescriptionList items={items} />
    </section>
  )
}
