import { countries } from '@contract/countries'
import { COUNTRY_ALIASES } from './country-aliases'
import { foldWords } from '@domain/text/fold'
import { EMPTY_VALUE, refuse, type ReadValue } from './problem'

let cachedCodes: ReadonlyMap<string, string> | undefined

const toNameKey = (text: string) =>
  foldWords(text)
    .replace(/[^\p{Letter}\d]+/gu, ' ')
    .trim()

/** Codes by name in four languages. Built on first use, since it has a thousand names. */
function indexCodesByName(): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const inLanguages = ['en', 'fr', 'lt', 'es'].map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  for (const code of countries) {
    const officialNames = inLanguages.flatMap((language) => language.of(code) ?? [])
    for (const name of [...officialNames, ...(COUNTRY_ALIASES[code] ?? [])])
      names.set(toNameKey(name), code)
  }
  for (const code of countries) names.set(code.toLowerCase(), code)
  return names
}

/**
 * Parses a country by its code, or by its name in English, French, Lithuanian or Spanish; returns
 * its ISO code.
 */
export function readCountry(text: string): ReadValue<string> {
  const key = toNameKey(text)
  if (text.trim() === '') return EMPTY_VALUE
  const code = (cachedCodes ??= indexCodesByName()).get(key)
  return code === undefined ? refuse({ code: 'unknown_country' }) : { ok: true, value: code }
}
