export { productSearchQuery, type FoundProducts, type Product, type Specification } from './api/product-search'
export { changedSpecification, usualDensity } from './model/density'
export { blankSpecification, sizeOf, specificationChoices } from './model/specification'
export { describeSpecification } from './model/describe'
