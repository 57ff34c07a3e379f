export { findCountryErrors, findPaymentTermsErrors } from './find-terms-errors'
export {
  findCargoCentsErrors,
  findCentsErrors,
  findDealCentsErrors,
  findSupplyCentsErrors,
} from './find-cents-errors'
