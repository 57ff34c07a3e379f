export { getPartnerLanguage, getCountryLanguage } from './country-language'
export {
  createNumberFormat,
  type Format,
  formatEditableAmount,
  formatEditableNumber,
  formatFor,
  formatNumber,
  toShownMinus,
  toTypedMinus,
} from './format'
export { type Language, LANGUAGES, toDateLocale, toLanguage } from './languages'
