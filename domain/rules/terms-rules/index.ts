export { findCountryErrors, findPaymentTermsErrors } from './find-terms-errors'
