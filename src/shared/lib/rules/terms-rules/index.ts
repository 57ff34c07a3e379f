export { countryMistakes } from './country'
export { paymentTermsMistakes } from './payment-terms'
