export { findCountryErrors, findPaymentTermsErrors } from './find-terms-errors'
export { findFutureDayErrors } from './find-future-day-errors'
export { areWeeksReversed, findWeeksErrors } from './find-weeks-errors'
export { findCostErrors } from './find-cost-errors'
export { findChargeErrors, findDiscountErrors } from './find-charge-errors'
export {
  findCargoCentsErrors,
  findCentsErrors,
  findDealCentsErrors,
  findSupplyCentsErrors,
} from './find-cents-errors'
