export { switchTheme, themes, useTheme, type Theme } from './theme'
