export {
  createNumberFormat,
  type Format,
  formatEditableAmount,
  formatEditableNumber,
  formatNumber,
  getCountryLanguage,
  type Language,
  LANGUAGES,
  toDateLocale,
  toLanguage,
  toShownMinus,
  toTypedMinus,
} from '@domain/languages'
export { listCountryChoices } from './countries'
export { formatFor, toPlainText } from './format'
export {
  followLanguage,
  formatDaysInText,
  i18n,
  loadPageTexts,
  loadTexts,
  startI18n,
  switchLanguage,
  type TextSource,
  type Texts,
} from './i18n'
export { useFormat, useLanguage, useReaderLanguage } from './use-language'
export { useTranslation } from 'react-i18next'
