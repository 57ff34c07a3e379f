export { findCountryErrors } from './country'
export { findPaymentTermsErrors } from './payment-terms'
