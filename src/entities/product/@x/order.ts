// A basket names the products that it reserves.
export { formatProductName } from '../model/format-product-name'
