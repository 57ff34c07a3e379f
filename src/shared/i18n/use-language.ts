import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Format, Language } from '@domain/languages'
import { formatFor } from './format'
import { followLanguage } from './i18n'

/** Returns the current language; rerenders when it changes. */
export const useLanguage = (): string => useTranslation().i18n.language

/** Switches to a reader's language once it is known, unless one was chosen in this browser. */
export function useReaderLanguage(language: Language | undefined): void {
  useEffect(() => {
    if (language) void followLanguage(language)
  }, [language])
}

/** Returns the formats of the current language; rerenders when it changes. */
export const useFormat = (): Format => formatFor(useLanguage())
