export { ThemeChoice } from './ui/theme-choice'
