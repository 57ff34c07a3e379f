import { formatFor, type Format } from './format'
import { useLanguage } from './use-translation'

/** Returns the formats of the current language; rerenders when it changes. */
export const useFormat = (): Format => formatFor(useLanguage())
