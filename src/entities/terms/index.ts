export {
  formatCharge,
  formatChargeName,
  formatChargeRate,
  formatLoggedCharges,
} from './model/format-charge'
export { formatLoggedPaymentTerms, formatPaymentTerms } from './model/format-payment-terms'
export {
  type PaymentTermsValues,
  toPaymentTermsValues,
  trimPaymentTerms,
} from './model/payment-terms-values'
