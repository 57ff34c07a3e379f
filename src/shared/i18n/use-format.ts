import { formatFor, type Format } from './format'
import { useLanguage } from './use-language'

/** Returns the formats of the current language; rerenders when it changes. */
export const useFormat = (): Format => formatFor(useLanguage())
