import { Link } from '@tanstack/react-router'
import { useTranslation } from '@/shared/i18n'
import { getButtonClass } from '@/shared/ui'
import type { PriceListSearch } from '../model/price-list-search'
import styles from './price-list.module.css'

/** Tabs for stock and made-to-order prices. */
export function ListTabs({ search }: { search: PriceListSearch }) {
  const { t } = useTranslation('pages/price-list')
  const current = search.list ?? 'stock'
  return (
    <nav aria-label={t('list.label')} className={styles.tabs}>
      {(['stock', 'sale'] as const).map((list) => (
        <Link
          key={list}
          to="/price-list"
          search={{ ...search, list }}
          replace
          aria-current={list === current ? 'page' : undefined}
          className={getButtonClass({
            size: 's',
            variant: list === current ? 'secondary' : 'quiet',
          })}
        >
          {t(`list.${list}`)}
        </Link>
      ))}
    </nav>
  )
}
