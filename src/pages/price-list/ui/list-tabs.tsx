import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { getButtonClass } from '@/shared/ui'
import type { PriceListSearch } from '../model/price-list-search'
import styles from './price-list.module.css'

/** Tabs for stock and made-to-order prices, with the actions beside them. */
export function ListTabs({
  search,
  children,
}: {
  readonly search: PriceListSearch
  readonly children?: ReactNode
}) {
  const { t } = useTranslation('pages/price-list')
  const current = search.list ?? 'stock'
  return (
    <div className={styles.tools}>
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
      {children}
    </div>
  )
}
