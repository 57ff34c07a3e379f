import { noop, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type ReactElement, useCallback, useMemo } from 'react'
import { formatProductName } from '@/entities/product'
import { canOpenRoute, useAuth, useMe } from '@/entities/session'
import {
  fetchStockPage,
  stockListQueryOptions,
  type StockProduct,
  type StockProductSearch,
} from '@/entities/stock'
import { LIST_PAGE_SIZE } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { Button, EmptyState, SearchXIcon } from '@/shared/ui'
import {
  type FetchExportPage,
  ListPage,
  type ListSearch,
  RecordCard,
  type RecordSource,
  useRecordPages,
} from '@/widgets/record-list'
import { findPortName } from '@domain/ports'
import { productsSearch, type ProductsSearch, toStockProductSearch } from '../model/products-search'
import { useBasketPlace } from '../model/use-basket-place'
import { useProductFilters } from '../model/use-product-filters'
import { findDapPlace, formatDap, formatPacks } from '../model/format-stock-amount'
import { useProductColumns } from './product-columns'
import { SizePicker } from './size-picker'

/** Phone layout of a row. */
function ProductCard({
  product,
  isFullTruck,
  basketPlace,
}: {
  product: StockProduct
  isFullTruck: boolean
  basketPlace: string | null
}) {
  const { t } = useTranslation(['pages/products', 'entities/product'])
  const format = useFormat()
  const { fca, stock, amount } = product
  const dap = findDapPlace(product, basketPlace)?.dap ?? null
  const unit = fca && t(`entities/product:per.${fca.unit}`)
  return (
    <RecordCard
      title={formatProductName(product)}
      figure={fca ? t('price_per', { price: format.price(fca.price, 'EUR'), unit }) : ''}
      detail={
        stock.map(({ location }) => findPortName(location) ?? location).join(', ') ||
        t('not_in_stock')
      }
      note={stock.length > 0 && t('packs', { packs: formatPacks(amount), count: amount.packs })}
      status={
        dap !== null &&
        unit &&
        t(isFullTruck ? 'dap_per_full' : 'dap_per', {
          price: formatDap(dap, format),
          unit,
        })
      }
    />
  )
}

interface NotInStockNoticeProps {
  search: StockProductSearch
  onShow: () => void
}

/** Notice of a search without stock, with a link to matching products that are out of stock. */
function NotInStockNotice({ search, onShow }: NotInStockNoticeProps) {
  const { t } = useTranslation('pages/products')
  const { data } = useInfiniteQuery(stockListQueryOptions({ ...search, unavailable: 'show' }))
  const count = data?.pages[0]?.total ?? null
  const searchText = search.q?.trim() ?? ''
  return (
    <EmptyState
      icon={<SearchXIcon />}
      title={
        searchText === ''
          ? t('not_found.title')
          : t(count === 0 ? 'not_found.no_such' : 'not_found.words', { words: searchText })
      }
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

const ProductDrawer = lazyComponent(async () => (await import('./product-drawer')).ProductDrawer)

export const loader = ({ context, deps }: LoaderArgs<ProductsSearch>): void => {
  context.queryClient.infiniteQuery(stockListQueryOptions(toStockProductSearch(deps))).catch(noop)
}

/** Products for sale at the prices of the user's company. */
export function ProductsPage(): ReactElement {
  const { t } = useTranslation('pages/products')
  const search = useSearch({ from: '/products' })
  const { product } = search
  const list = useMemo(() => toStockProductSearch(search), [search])
  const isFullTruck = list.truck_m3 === undefined
  const basketPlace = useBasketPlace(list.company_id)
  const renderCard = useCallback(
    (shown: StockProduct) => (
      <ProductCard product={shown} isFullTruck={isFullTruck} basketPlace={basketPlace} />
    ),
    [isFullTruck, basketPlace],
  )
  const navigate = useNavigate()
  const router = useRouter()
  const me = useMe()
  const { role } = useAuth()
  const source: RecordSource<StockProduct> = useRecordPages(
    stockListQueryOptions(list),
    LIST_PAGE_SIZE,
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
  const getPath = useCallback(
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
        secondaryActions={(itemClass) => (
          <>
            <Link
              to="/basket"
              search={{
                add: 'lines',
                ...(list.company_id !== undefined && { company_id: list.company_id }),
              }}
              className={itemClass}
            >
              {t('add_lines')}
            </Link>
            {canOpenRoute(role, '/products/all') && (
              <Link to="/products/all" className={itemClass}>
                {t('all')}
              </Link>
            )}
          </>
        )}
        notFoundText={
          list.unavailable === undefined && (
            <NotInStockNotice
              search={list}
              onShow={() => onSearch({ ...list, unavailable: 'show' })}
            />
          )
        }
        notice={<SizePicker search={list} onSearch={onSearch} />}
        columns={useProductColumns({ isFullTruck, basketPlace, companyId: list.company_id })}
        card={renderCard}
        filters={useProductFilters()}
        search={list}
        onSearch={onSearch}
        defaultSort="name"
        source={source}
        getPath={getPath}
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
