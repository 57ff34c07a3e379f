import { useInfiniteQuery } from '@tanstack/react-query'
import { stockListQueryOptions, type StockProductSearch } from '@/entities/stock'
import { useTranslation } from '@/shared/i18n'
import { Button, EmptyState, SearchXIcon } from '@/shared/ui'

interface NotInStockNoticeProps {
  readonly search: StockProductSearch
  readonly onShow: () => void
}

/** Explains a search that finds nothing in stock: products that match but are not in stock are shown by one press. */
export function NotInStockNotice({ search, onShow }: NotInStockNoticeProps) {
  const { t } = useTranslation('pages/products')
  const { data } = useInfiniteQuery(stockListQueryOptions({ ...search, unavailable: 'show' }))
  const count = data?.pages[0]?.total ?? null
  const words = search.q?.trim() ?? ''
  return (
    <EmptyState
      icon={<SearchXIcon />}
      title={words === '' ? t('not_found.title') : t('not_found.words', { words })}
      action={count !== 0 && <Button onClick={onShow}>{t('not_found.show')}</Button>}
    >
      {count === null
        ? null
        : count === 0
          ? t('not_found.unknown')
          : t('not_found.matches', { count })}
    </EmptyState>
  )
}
