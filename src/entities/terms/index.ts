export { formatLoggedPaymentTerms, formatPaymentTerms } from './model/format-payment-terms'
