/** Languages of the application, its papers and its emails. */
export const LANGUAGES = ['en', 'fr', 'lt', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Language of a locale's texts. */
export const toLanguage = (locale: string): Language =>
  LANGUAGES.find((language) => locale.startsWith(language)) ?? 'en'

/**
 * Locale for dates and times. English uses en-GB: 5 Nov 2026 and 14:05 are unambiguous everywhere,
 * 11/5 and 2:05 are not.
 */
export const toDateLocale = (locale: string): string =>
  toLanguage(locale) === 'en' ? 'en-GB' : locale
