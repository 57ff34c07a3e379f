import { countries } from '@contract/countries'

/** Returns all countries, sorted by name in the given language. */
export function listCountryChoices(
  formatName: (code: string) => string,
  language: string,
): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(language)
  return countries
    .map((value) => ({ value, label: formatName(value) }))
    .sort((a, b) => compare(a.label, b.label))
}
