export { countryChoices } from './country-choices'
export { formatFor, type Format, formatDaysInText } from './format'
export {
  i18n,
  loadPageTexts,
  loadTexts,
  startI18n,
  switchLanguage,
  type TextSource,
  type Texts,
} from './i18n'
export {
  dateLocale,
  toLanguage,
  languages,
  storedLocale,
  type Language,
  type Locale,
} from './languages'
export { numberFormat, formatEditableNumber, formatNumber } from './format-number'
export { useFormat } from './use-format'
export { languageOfCountry } from './language-of-country'
export { useTranslation } from 'react-i18next'
export { LanguageProvider, useLanguage } from './use-language'
