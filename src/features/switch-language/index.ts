export { useChooseLanguage } from './model/use-choose-language'
export { LanguageSelect } from './ui/language-select'
