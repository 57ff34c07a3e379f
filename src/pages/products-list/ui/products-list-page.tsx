import { noop } from '@tanstack/react-query'
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type ReactElement, useCallback, useState } from 'react'
import {
  computePackFigures,
  formatProductName,
  type Product,
  productListQueries,
  type ProductSearch,
  ProductStatusBadge,
} from '@/entities/product'
import { canOpenRoute, useAuth, useMe } from '@/entities/session'
import { stockFacetsQueryOptions } from '@/entities/stock'
import { LIST_PAGE_SIZE } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { lazyComponent } from '@/shared/lib/lazy-component'
import {
  type FetchExportPage,
  ListPage,
  type ListSearch,
  RecordCard,
  type RecordSource,
  useRecordPages,
} from '@/widgets/record-list'
import { productsListSearch, toProductFilter } from '../model/list-search'
import { useProductListFilters } from '../model/use-product-list-filters'
import { useProductListColumns } from './product-list-columns'

/** Phone layout of a row. */
function ProductListCard({ product: { name, status, specification } }: { product: Product }) {
  const { t } = useTranslation('entities/product')
  const format = useFormat()
  const { pack_m3 } = computePackFigures(specification)
  const { group, certification } = specification
  return (
    <RecordCard
      title={formatProductName({ name, specification })}
      figure={pack_m3 === null ? '' : `${format.volume(pack_m3)} m³`}
      detail={[group, certification !== 'none' && t(`certification.${certification}`)]
        .filter(Boolean)
        .join(', ')}
      note={null}
      status={<ProductStatusBadge status={status} />}
    />
  )
}

const BulkEditDrawer = lazyComponent(
  async () => (await import('./bulk-edit-drawer')).BulkEditDrawer,
)
const renderProductListCard = (product: Product) => <ProductListCard product={product} />

// Fetch the filter options with the list; arriving later, they would shift it.
export const loader = ({ context: { queryClient }, deps }: LoaderArgs<ProductSearch>): void => {
  queryClient.infiniteQuery(productListQueries.options(deps)).catch(noop)
  queryClient.query(stockFacetsQueryOptions()).catch(noop)
}

/** All products, including archived ones and those without stock. */
export function ProductsListPage(): ReactElement {
  const { t } = useTranslation('pages/products-list')
  const search = useSearch({ from: '/products/all' })
  const navigate = useNavigate()
  const router = useRouter()
  const me = useMe()
  const { role } = useAuth()
  const canEdit = canOpenRoute(role, '/products/new')
  const [isChanging, setIsChanging] = useState(false)
  const source: RecordSource<Product> = useRecordPages(
    productListQueries.options(search),
    LIST_PAGE_SIZE,
  )
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: '/products/all', search: productsListSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<Product>>(
    (page, signal) => productListQueries.fetchPage(search, page, signal),
    [search],
  )
  const getPath = useCallback(
    ({ id }: Product) => router.buildLocation({ to: '/products/$id', params: { id } }).href,
    [router],
  )
  const { total } = source

  return (
    <>
      <ListPage
        listId="products-list"
        owner={me?.id ?? ''}
        title={t('title')}
        newRecord={canEdit ? { to: '/products/new', text: t('new') } : null}
        secondaryActions={(itemClass) => (
          <>
            <Link to="/products" className={itemClass}>
              {t('in_stock')}
            </Link>
            {canEdit && total !== null && total > 0 && (
              <button type="button" className={itemClass} onClick={() => setIsChanging(true)}>
                {t('change', { count: total })}
              </button>
            )}
          </>
        )}
        columns={useProductListColumns()}
        card={renderProductListCard}
        filters={useProductListFilters()}
        search={search}
        onSearch={onSearch}
        defaultSort="name"
        source={source}
        getPath={getPath}
        countText={(count) => t(search.status ? 'count' : 'active', { count })}
        emptyTitle={t('empty.title')}
        emptyText={t('empty.text')}
        fetchExportPage={fetchExportPage}
        fileName={t('file_name')}
      />
      {isChanging && (
        <BulkEditDrawer filter={toProductFilter(search)} onClose={() => setIsChanging(false)} />
      )}
    </>
  )
}
