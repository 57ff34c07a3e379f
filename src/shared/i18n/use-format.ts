import { useTranslation } from 'react-i18next'
import { formatFor, type Format } from './format'

/** The formats of the current language; the component follows when it changes. */
export const useFormat = (): Format => formatFor(useTranslation().i18n.language)
