import { lateRoute } from '@/shared/lib/lazy-page'
import { productsSearch } from './model/products-search'

export const productsPage = { ...lateRoute('pages/products', () => import('./ui/products-page'), 'ProductsPage'), validateSearch: productsSearch }
