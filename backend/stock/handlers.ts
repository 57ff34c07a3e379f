import type { Handlers } from '../call'
import { getStockFacets } from './get-stock-facets'
import { getStockProduct } from './get-stock-product'
import { listStockProducts } from './list-stock-products'

export const stockHandlers = { listStockProducts, getStockFacets, getStockProduct } satisfies Partial<Handlers>
