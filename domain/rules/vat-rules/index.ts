export { STANDARD_VAT_RATES } from './standard-vat-rates'
export { resolveVat, type Vat, type VatSupply } from './resolve-vat'
