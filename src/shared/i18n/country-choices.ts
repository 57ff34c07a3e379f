import { countries } from '@/shared/api/generated/countries'

/** Every country there is, in the order that its names have in the reader's language. */
export function countryChoices(
  nameOf: (code: string) => string,
  language: string,
): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(language)
  return countries
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((a, b) => compare(a.label, b.label))
}
