import { languages, type Language } from '@domain/languages'

/** Possible values of `i18n.language`: a chosen language, or the default. */
export type Locale = Language | 'en-US'

const STORAGE_KEY = 'language'
const defaultLocale: Locale = 'en-US'

const isLanguage = (value: string | null): value is Language =>
  languages.some((language) => language === value)

/** Locale stored in this browser, or the default. */
export function readStoredLocale(): Locale {
  const stored = localStorage.getItem(STORAGE_KEY)
  return isLanguage(stored) ? stored : defaultLocale
}

/** True if a language was chosen in this browser. */
export const hasStoredLanguage = (): boolean => isLanguage(localStorage.getItem(STORAGE_KEY))

export const storeLanguage = (language: Language) => localStorage.setItem(STORAGE_KEY, language)
