export const languages = ['en', 'fr', 'lt', 'es'] as const
export type Language = (typeof languages)[number]

/** Possible values of `i18n.language`: a chosen language, or the default. */
export type Locale = Language | 'en-US'

const storageKey = 'language'
const defaultLocale: Locale = 'en-US'

/** Language of a locale's texts. */
export const toLanguage = (locale: string): Language =>
  languages.find((language) => locale.startsWith(language)) ?? 'en'

/**
 * Locale for dates and times. English uses en-GB: 5 Nov 2026 and 14:05 are unambiguous everywhere,
 * 11/5 and 2:05 are not.
 */
export const toDateLocale = (locale: string): string =>
  toLanguage(locale) === 'en' ? 'en-GB' : locale

const isLanguage = (value: string | null): value is Language =>
  languages.some((language) => language === value)

/** Locale stored in this browser, or the default. */
export function readStoredLocale(): Locale {
  const stored = localStorage.getItem(storageKey)
  return isLanguage(stored) ? stored : defaultLocale
}

export const storeLanguage = (language: Language) => localStorage.setItem(storageKey, language)
