export { STANDARD_VAT_RATES } from './standard-vat-rates'
export { findDestination } from './find-destination'
export { resolveVat, type Vat, type VatSupply } from './resolve-vat'
