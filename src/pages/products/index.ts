import { stockListQuery } from '@/entities/stock'
import { lazyPage, listRoute } from '@/shared/lib/lazy-page'
import { listOf, productsSearch } from './model/products-search'

export const productsPage = listRoute(
  lazyPage('pages/products', () => import('./ui/products-page'), 'ProductsPage'),
  productsSearch,
  (queryClient, search) => queryClient.infiniteQuery(stockListQuery(listOf(search))),
)
