import type { Handlers } from '../call'
import { changeProducts, previewProductChanges } from './change-products'
import { keptProducts } from './keep-products'
import { listProducts } from './list-products'

export const productHandlers = {
  listProducts,
  createProduct: keptProducts.create,
  getProduct: keptProducts.read,
  updateProduct: keptProducts.update,
  previewProductChanges,
  changeProducts,
} satisfies Partial<Handlers>
