export { findClientErrors } from './find-client-errors'
export { normalizeVatCode } from './vat-code'
