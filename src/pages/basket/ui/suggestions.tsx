import { useQuery } from '@tanstack/react-query'
import { formatProductName } from '@/entities/product'
import {
  addToBasket,
  createBasketItemWrite,
  suggestionsQueryOptions,
  type BasketChange,
} from '@/entities/order'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, PlusIcon } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import { useBasketMutation } from '../model/use-basket-mutation'
import styles from './basket.module.css'

interface SuggestionsProps {
  company: string | undefined
  onAdded: (change: BasketChange) => void
}

/**
 * Available items from past orders that still fit the truck. Renders nothing without suggestions.
 */
export function Suggestions({ company, onAdded }: SuggestionsProps) {
  const { t } = useTranslation(['pages/basket', 'entities/order', 'entities/product'])
  const format = useFormat()
  const { data } = useQuery(suggestionsQueryOptions(company))
  const add = useBasketMutation(({ id, packs }: { id: string; packs: number }) => {
    const item = createBasketItemWrite({ product_id: id, quantity: String(packs) })
    return addToBasket(company, [item])
  }, onAdded)
  if (!data || data.items.length === 0) return null
  return (
    <DocumentSection title={t('suggestions.title')} layout="whole">
      <ul className={styles.lines}>
        {data.items.map(({ product, packs, m3, price, price_unit, last_ordered_on }) => (
          <li key={product.id} className={styles.suggestion}>
            <div className={styles.wood}>
              <strong>{formatProductName(product)}</strong>
              <span className={styles.note}>
                {t('suggestions.last', { date: format.date(last_ordered_on) })} ·{' '}
                {t('lines.price', {
                  price: format.price(price, 'EUR'),
                  unit: t(`entities/product:per.${price_unit}`),
                })}
              </span>
            </div>
            <span className={styles.amount}>
              <span className="figures">{`${t('entities/order:packs', { count: packs })}, ${format.volume(m3)} m³`}</span>
            </span>
            <Button
              icon={<PlusIcon />}
              aria-label={t('suggestions.add', {
                product: formatProductName(product),
              })}
              isDisabled={add.isPending}
              onClick={() => add.mutate({ id: product.id, packs })}
            >
              {t('suggestions.put')}
            </Button>
          </li>
        ))}
      </ul>
    </DocumentSection>
  )
}
