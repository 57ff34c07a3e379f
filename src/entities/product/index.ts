export {
  changeProducts,
  changesPreviewQueryOptions,
  type ProductChange,
  type ProductFilter,
} from './api/product-changes'
export {
  productListQueries,
  productQueryOptions,
  type ProductRecord,
  type ProductSearch,
  type ProductWrite,
} from './api/products'
export { allProductsQueryOptions } from './api/all-products'
export { productWrites, refreshProducts } from './api/product-writes'
export {
  productNameQueryOptions,
  productSearchQueryOptions,
  type FoundProducts,
  type Product,
  type Specification,
} from './api/product-search'
export { changeSpecification, getDefaultDensity } from './model/density'
export { formatSize, describeSpecification } from './model/describe-specification'
export { blankSpecification, specificationChoices } from './model/specification'
export { isMillVolumeOff, computePackFigures } from './model/pack-figures'
export { parseWoodName } from './model/parse-wood-name'
export { ProductStatusBadge } from './ui/product-status-badge'
