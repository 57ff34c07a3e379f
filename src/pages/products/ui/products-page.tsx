import { noop } from '@tanstack/react-query'
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, type ReactElement } from 'react'
import { canOpenRoute, useAuth, useMe } from '@/entities/session'
import { fetchStockPage, stockListQueryOptions, type StockProduct } from '@/entities/stock'
import { listPageSize } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { buttonClass } from '@/shared/ui'
import {
  ListPage,
  useRecordPages,
  type FetchExportPage,
  type ListSearch,
  type RecordSource,
} from '@/widgets/record-list'
import { toStockProductSearch, productsSearch, type ProductsSearch } from '../model/products-search'
import { useProductFilters } from '../model/use-product-filters'
import { ProductCard } from './product-card'
import { NotInStockNotice } from './not-in-stock-notice'
import { useProductColumns } from './product-columns'
import styles from './products-page.module.css'

const ProductDrawer = lazyComponent(async () => (await import('./product-drawer')).ProductDrawer)
const renderFullTruckCard = (product: StockProduct) => <ProductCard product={product} isFullTruck />
const renderOwnTruckCard = (product: StockProduct) => (
  <ProductCard product={product} isFullTruck={false} />
)

export const loader = ({ context, deps }: LoaderArgs<ProductsSearch>): void => {
  context.queryClient.infiniteQuery(stockListQueryOptions(toStockProductSearch(deps))).catch(noop)
}

/** What can be ordered, at the prices of the company that looks: searched, filtered, exported, and looked at pack by pack. */
export function ProductsPage(): ReactElement {
  const { t } = useTranslation('pages/products')
  const search = useSearch({ from: '/products' })
  const { product } = search
  const list = useMemo(() => toStockProductSearch(search), [search])
  const isFullTruck = list.truck_m3 === undefined
  const navigate = useNavigate()
  const router = useRouter()
  const me = useMe()
  const { role } = useAuth()
  const source: RecordSource<StockProduct> = useRecordPages(
    stockListQueryOptions(list),
    listPageSize,
  )
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: '/products', search: productsSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<StockProduct>>(
    (page, signal) => fetchStockPage(list, page, signal),
    [list],
  )
  const pathOf = useCallback(
    ({ id }: StockProduct) =>
      router.buildLocation({ to: '/products', search: { ...list, product: id } }).href,
    [router, list],
  )
  const close = () =>
    void navigate({ to: '/products', search: list, replace: true, resetScroll: false })

  return (
    <>
      <ListPage
        listId="products"
        owner={me?.id ?? ''}
        title={t('title')}
        newRecord={
          canOpenRoute(role, '/products/new') ? { to: '/products/new', text: t('new') } : null
        }
        notice={
          <div className={styles.ways}>
            <Link
              to="/basket"
              search={{
                add: 'lines',
                ...(list.company_id !== undefined && { company_id: list.company_id }),
              }}
              className={buttonClass()}
            >
              {t('add_lines')}
            </Link>
            {canOpenRoute(role, '/products/all') && (
              <Link to="/products/all" className={buttonClass()}>
                {t('all')}
              </Link>
            )}
          </div>
        }
        notFoundText={
          list.unavailable === undefined && (
            <NotInStockNotice
              search={list}
              onShow={() => onSearch({ ...list, unavailable: 'show' })}
            />
          )
        }
        columns={useProductColumns(isFullTruck)}
        card={isFullTruck ? renderFullTruckCard : renderOwnTruckCard}
        filters={useProductFilters()}
        search={list}
        onSearch={onSearch}
        defaultSort="name"
        source={source}
        getPath={pathOf}
        countText={(count) => t('count', { count })}
        emptyTitle={t('empty.title')}
        emptyText={t('empty.text')}
        fetchExportPage={fetchExportPage}
        fileName={t('file_name')}
      />
      {product !== undefined && (
        <ProductDrawer id={product} pricingContext={list} onClose={close} />
      )}
    </>
  )
}
