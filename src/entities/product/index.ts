export { fetchProductPage, productListQuery, type ProductSearch } from './api/product-list'
export {
  changeProducts,
  changesPreviewQuery,
  createProduct,
  productQuery,
  refreshProducts,
  rememberProduct,
  updateProduct,
  type ProductChange,
  type ProductFilter,
  type ProductRecord,
  type ProductWrite,
} from './api/product-records'
export { productNameQuery, productSearchQuery, type FoundProducts, type Product, type Specification } from './api/product-search'
export { changedSpecification, usualDensity } from './model/density'
export { sizeOf } from './model/size'
export { blankSpecification, specificationChoices } from './model/specification'
export { describeSpecification } from './model/describe'
export { isMillOff, packFigures } from './model/pack-figures'
export { woodCalled } from './model/wood-called'
export { ProductStatusBadge } from './ui/product-status-badge'
