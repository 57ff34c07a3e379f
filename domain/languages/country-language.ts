import type { Language } from './languages'

/**
 * Countries whose companies write in one of our languages other than English. Where several
 * languages are equally common, as in Switzerland, the language is English.
 */
const SPEAKERS: Partial<Record<Language, readonly string[]>> = {
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

/** Returns the language for a company in a country (ISO 3166-1 alpha-2); English as the default. */
export function getCountryLanguage(country: string): Language {
  const found = Object.entries(SPEAKERS).find(([, countries]) => countries.includes(country))
  return (found?.[0] as Language | undefined) ?? 'en'
}

/** Returns the language of a partner's papers: its own, else that of its country. */
export const getPartnerLanguage = ({
  language,
  country,
}: {
  language?: Language | null
  country: string
}): Language => language ?? getCountryLanguage(country)
