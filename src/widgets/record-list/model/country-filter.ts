import { countryChoices, type Format } from '@/shared/i18n'
import type { RecordFilter } from './filter'

/** A filter by country, searched by name in the reader's language. */
export const countryFilter = (label: string, format: Format, language: string): RecordFilter => ({
  kind: 'search',
  id: 'country',
  label,
  source: `countries ${language}`,
  find: async (text) => {
    const countries = countryChoices(format.country, language)
    return countries.filter(({ label }) =>
      label.toLocaleLowerCase().includes(text.toLocaleLowerCase()),
    )
  },
  findName: (code) => Promise.resolve(format.country(code)),
})
