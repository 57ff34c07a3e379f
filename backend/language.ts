import { type Language, LANGUAGES } from '@domain/languages'

export { type Language, LANGUAGES }

/**
 * Returns the best supported language for an `Accept-Language` header (RFC 9110, 12.5.4), else
 * English.
 */
export function parsePreferredLanguage(header: string | null): Language {
  const preferences = (header ?? '')
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().split(';')
      const quality = parameters
        .map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1])
        .find((q) => q !== undefined)
      return {
        language: range.split('-')[0]?.toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality),
      }
    })
    .filter((preference) => preference.quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const preference of preferences) {
    const found = LANGUAGES.find((language) => language === preference.language)
    if (found) return found
  }
  return 'en'
}
