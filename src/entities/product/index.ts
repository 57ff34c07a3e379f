export {
  changeProducts,
  changesPreviewQuery,
  type ProductChange,
  type ProductFilter,
} from './api/product-changes'
export {
  productLists,
  productQuery,
  type ProductRecord,
  type ProductSearch,
  type ProductWrite,
} from './api/products'
export { allProductsQuery } from './api/all-products'
export { productWrites, refreshProducts } from './api/product-writes'
export {
  productNameQuery,
  productSearchQuery,
  type FoundProducts,
  type Product,
  type Specification,
} from './api/product-search'
export { changedSpecification, usualDensity } from './model/density'
export { sizeOf } from './model/size'
export { blankSpecification, specificationChoices } from './model/specification'
export { describeSpecification } from './model/describe'
export { isMillOff, packFigures } from './model/pack-figures'
export { woodCalled } from './model/wood-called'
export { ProductStatusBadge } from './ui/product-status-badge'
