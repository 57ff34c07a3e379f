import { defineKind } from '../records/record-kind'
import { formatProductName } from './format-product-name'
import { productHandlers } from './handlers'
import { findProductsById } from './queries'
import { productPolicy } from './schema'

export const productKind = defineKind({
  policy: productPolicy,
  handlers: productHandlers,
  findTitles: async (db, ids, language) =>
    [...(await findProductsById(db, ids)).values()].map((product) => ({
      id: product.id,
      title: formatProductName(language, product),
    })),
})
