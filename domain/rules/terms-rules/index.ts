export { findCountryErrors, findPaymentTermsErrors } from './find-terms-errors'
export { findCostErrors } from './find-cost-errors'
export { findChargeErrors, findDiscountErrors } from './find-charge-errors'
export {
  findCargoCentsErrors,
  findCentsErrors,
  findDealCentsErrors,
  findSupplyCentsErrors,
} from './find-cents-errors'
