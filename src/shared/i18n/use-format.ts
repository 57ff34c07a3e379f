import { formatFor, type Format } from './format'
import { useLanguage } from './use-translation'

/** The formats of the current language; the component follows when it changes. */
export const useFormat = (): Format => formatFor(useLanguage())
