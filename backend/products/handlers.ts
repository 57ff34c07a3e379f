import type { Handlers } from '../call'
import { getProduct } from './get-product'
import { listProducts } from './list-products'

export const productHandlers = { listProducts, getProduct } satisfies Partial<Handlers>
