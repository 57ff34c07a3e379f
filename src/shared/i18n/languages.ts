/** The languages that Timberdesk speaks. */
export const languages = ['en', 'fr', 'lt', 'es'] as const
export type Language = (typeof languages)[number]

/** What `i18n.language` can be: a chosen language, or the default that nobody chose. */
export type Locale = Language | 'en-US'

const storageKey = 'language'
const defaultLocale: Locale = 'en-US'

/** The language whose texts a locale shows. */
export const toLanguage = (locale: string): Language =>
  languages.find((language) => locale.startsWith(language)) ?? 'en'

/**
 * The locale whose dates and times a reader is shown. English is read on both sides of the ocean: 5 Nov 2026 and 14:05 mean the same to all,
 * 11/5 and 2:05 do not.
 */
export const dateLocale = (locale: string): string =>
  toLanguage(locale) === 'en' ? 'en-GB' : locale

const isLanguage = (value: string | null): value is Language =>
  languages.some((language) => language === value)

/** The locale this browser remembers, or the default. */
export function storedLocale(): Locale {
  const stored = localStorage.getItem(storageKey)
  return isLanguage(stored) ? stored : defaultLocale
}

export const storeLanguage = (language: Language) => localStorage.setItem(storageKey, language)
