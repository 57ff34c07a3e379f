import { LANGUAGES, type Language } from '@domain/languages'

/** Possible values of `i18n.language`: a chosen language, or the default. */
export type Locale = Language | 'en-US'

const STORAGE_KEY = 'language'
/** Holds the stored language if it is that of a person or document, and nobody chose it. */
const UNCHOSEN_KEY = 'language_unchosen'
const DEFAULT_LOCALE: Locale = 'en-US'

const isLanguage = (value: string | null): value is Language =>
  LANGUAGES.some((language) => language === value)

/** Locale stored in this browser, or the default. */
export function readStoredLocale(): Locale {
  const stored = localStorage.getItem(STORAGE_KEY)
  return isLanguage(stored) ? stored : DEFAULT_LOCALE
}

/** True if a user chose the language of this browser. */
export function hasChosenLanguage(): boolean {
  const stored = localStorage.getItem(STORAGE_KEY)
  return isLanguage(stored) && stored !== localStorage.getItem(UNCHOSEN_KEY)
}

/**
 * Stores the language of this browser.
 * @param isChosen false if nobody chose it
 */
export function storeLanguage(language: Language, isChosen: boolean): void {
  localStorage.setItem(STORAGE_KEY, language)
  if (isChosen) localStorage.removeItem(UNCHOSEN_KEY)
  else localStorage.setItem(UNCHOSEN_KEY, language)
}
