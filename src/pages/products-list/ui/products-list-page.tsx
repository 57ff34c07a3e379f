import { noop } from '@tanstack/react-query'
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useState, type ReactElement } from 'react'
import { productLists, type Product, type ProductSearch } from '@/entities/product'
import { mayOpen, useAuth, useMe } from '@/entities/session'
import { stockFacetsQuery } from '@/entities/stock'
import { listPageSize } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { lazyPart } from '@/shared/lib/lazy-part'
import { Button, buttonClass } from '@/shared/ui'
import {
  ListPage,
  useRecordPages,
  type FetchExportPage,
  type ListSearch,
  type RecordSource,
} from '@/widgets/record-list'
import { filterOf, productsListSearch } from '../model/list-search'
import { useListFilters } from '../model/use-list-filters'
import { ListCard } from './list-card'
import { useListColumns } from './list-columns'
import styles from './products-list.module.css'

const ChangeDrawer = lazyPart(async () => (await import('./change-drawer')).ChangeDrawer)
const listCard = (product: Product) => <ListCard product={product} />

// The filters' choices are fetched with the list, because the list would move down if they came later.
export const loader = ({ context: { queryClient }, deps }: LoaderArgs<ProductSearch>): void => {
  queryClient.infiniteQuery(productLists.query(deps)).catch(noop)
  queryClient.query(stockFacetsQuery()).catch(noop)
}

/** Every product that is kept, in stock or not, archived too: searched, filtered, exported, and changed, all of a filter at once. */
export function ProductsListPage(): ReactElement {
  const { t } = useTranslation('pages/products-list')
  const search = useSearch({ from: '/products/all' })
  const navigate = useNavigate()
  const router = useRouter()
  const me = useMe()
  const { role } = useAuth()
  const mayKeep = mayOpen(role, '/products/new')
  const [isChanging, setIsChanging] = useState(false)
  const source: RecordSource<Product> = useRecordPages(productLists.query(search), listPageSize)
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: '/products/all', search: productsListSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<Product>>(
    (page, signal) => productLists.fetchPage(search, page, signal),
    [search],
  )
  const pathOf = useCallback(
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
        newRecord={mayKeep ? { to: '/products/new', text: t('new') } : null}
        notice={
          <div className={styles.ways}>
            <Link to="/products" className={buttonClass()}>
              {t('in_stock')}
            </Link>
            {mayKeep && total !== null && total > 0 && (
              <Button onClick={() => setIsChanging(true)}>{t('change', { count: total })}</Button>
            )}
          </div>
        }
        columns={useListColumns()}
        card={listCard}
        filters={useListFilters()}
        search={search}
        onSearch={onSearch}
        defaultSort="name"
        source={source}
        pathOf={pathOf}
        countText={(count) => t(search.status ? 'count' : 'active', { count })}
        emptyTitle={t('empty.title')}
        emptyText={t('empty.text')}
        fetchExportPage={fetchExportPage}
        fileName={t('file_name')}
      />
      {isChanging && (
        <ChangeDrawer filter={filterOf(search)} onClose={() => setIsChanging(false)} />
      )}
    </>
  )
}
