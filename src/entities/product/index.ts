export {
  changeProducts,
  changesPreviewQueryOptions,
  type ProductChange,
  type ProductFilter,
  productWrites,
  refreshProducts,
} from './api/product-writes'
export {
  allProductsQueryOptions,
  productListQueries,
  productQueryOptions,
  type ProductRecord,
  type ProductSearch,
  type ProductWrite,
} from './api/products'
export {
  productNameQueryOptions,
  productSearchQueryOptions,
  type FoundProducts,
  type Product,
  type Specification,
} from './api/product-search'
export {
  describeSpecification,
  formatLengths,
  keepCountsWhole,
  formatMixedPieces,
  formatProductName,
  formatSize,
  formatWoodName,
  toNamedProduct,
} from './model/format-product-name'
export {
  BLANK_SPECIFICATION,
  changeSpecification,
  getDefaultDensity,
  specificationChoices,
} from './model/specification'
export { isMillVolumeOff, computePackFigures } from './model/pack-figures'
export { parseWoodName } from './model/parse-wood-name'
export { toLengthMix, type LengthDraft } from './model/length-draft'
export { LengthsField } from './ui/lengths-field'
export { ProductName } from './ui/product-name'
export { ProductStatusBadge } from './ui/product-status-badge'
