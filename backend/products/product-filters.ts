import { expressionBuilder } from 'kysely'
import type { Schemas } from '../call'
import type { Filters, ListFilterValues } from '../db/filters'
import type { Tables } from '../db/tables'
import { createProductSearchConditions } from './product-search'

const products = expressionBuilder<Tables, 'products'>()

/** Filters by specification, for stock and for all products. */
export const SPECIFICATION_FILTERS = {
  q: createProductSearchConditions,
  category: (values) => products('products.category', 'in', values),
  wood: (values) => products('products.wood', 'in', values),
  profile: (values) => products('products.profile', 'in', values),
  treatment: (values) => products('products.treatment', 'in', values),
  packaging: (values) => products('products.packaging', 'in', values),
  certification: (values) => products('products.certification', 'in', values),
  quality: (values) => products('products.quality', 'in', values),
  product_group: (values) => products('products.product_group', 'in', values),
  thickness_mm: (values) => products('products.thickness_mm', 'in', values.map(Number)),
  width_mm: (values) => products('products.width_mm', 'in', values.map(Number)),
  length_mm: (values) => products('products.length_mm', 'in', values.map(Number)),
  diameter_mm: (values) => products('products.diameter_mm', 'in', values.map(Number)),
} satisfies Partial<Filters<ListFilterValues<'listProducts'>>>

/** Filters of the product list and of bulk changes. */
export const PRODUCT_FILTERS: Filters<ListFilterValues<'listProducts'> & Schemas['ProductFilter']> =
  {
    ...SPECIFICATION_FILTERS,
    status: (values) => products('products.status', 'in', values),
  }
