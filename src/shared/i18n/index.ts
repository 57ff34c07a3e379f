export { listCountryChoices, getCountryLanguage } from './countries'
export {
  type Format,
  formatEditableAmount,
  formatEditableNumber,
  formatFor,
  formatNumber,
  createNumberFormat,
  toShownMinus,
  toTypedMinus,
} from './format'
export {
  formatDaysInText,
  i18n,
  loadPageTexts,
  loadTexts,
  startI18n,
  switchLanguage,
  type TextSource,
  type Texts,
} from './i18n'
export {
  toDateLocale,
  toLanguage,
  languages,
  readStoredLocale,
  type Language,
  type Locale,
} from './languages'
export { LanguageProvider, useFormat, useLanguage } from './use-language'
export { useTranslation } from 'react-i18next'
