import type { Language } from './languages'

/** Countries whose companies write in one of our languages, other than English. Where several are spoken alike, such as in Switzerland, English stays. */
const speakers: Partial<Record<Language, readonly string[]>> = {
  fr: [
    'FR',
    'BE',
    'LU',
    'MC',
    'BF',
    'BJ',
    'CD',
    'CF',
    'CG',
    'CI',
    'CM',
    'GA',
    'GN',
    'MG',
    'ML',
    'NE',
    'SN',
    'TD',
    'TG',
  ],
  lt: ['LT'],
  es: [
    'ES',
    'AR',
    'BO',
    'CL',
    'CO',
    'CR',
    'CU',
    'DO',
    'EC',
    'GQ',
    'GT',
    'HN',
    'MX',
    'NI',
    'PA',
    'PE',
    'PY',
    'SV',
    'UY',
    'VE',
  ],
}

/** The language in which to write to a company in a country (ISO 3166-1 alpha-2): the country's where we have it, else English. */
export function languageOfCountry(country: string): Language {
  const found = Object.entries(speakers).find(([, countries]) => countries.includes(country))
  return (found?.[0] as Language | undefined) ?? 'en'
}
