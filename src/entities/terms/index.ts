export { sayLoggedPaymentTerms, sayPaymentTerms } from './model/say-payment-terms'
