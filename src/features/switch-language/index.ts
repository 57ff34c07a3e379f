export { LanguageSelect } from './ui/language-select'
