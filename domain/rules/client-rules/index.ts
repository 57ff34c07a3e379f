export { findClientErrors } from './find-client-errors'
export { findVatCodeErrors, normalizeVatCode } from './vat-code'
