import type { Handlers } from '../call'
import { changeProducts, previewProductChanges } from './change-products'
import { productCrud } from './product-crud'
import { listProducts } from './list-products'

export const productHandlers = {
  listProducts,
  createProduct: productCrud.create,
  getProduct: productCrud.read,
  updateProduct: productCrud.update,
  previewProductChanges,
  changeProducts,
} satisfies Partial<Handlers>
