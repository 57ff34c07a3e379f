export { productSearchQuery, type Product, type Specification } from './api/product-search'
export { blankSpecification, sizeOf, specificationChoices } from './model/specification'
export { describeSpecification } from './model/describe'
