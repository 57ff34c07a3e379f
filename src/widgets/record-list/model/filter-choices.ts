import { listCountryChoices, type Format } from '@/shared/i18n'
import { matchesAllWords } from '@domain/text/fold'
import type { ChoicePage, RecordFilter } from './filter'

/** A filter by country, searched by name in the reader's language. */
export const createCountryFilter = (
  label: string,
  format: Format,
  language: string,
): RecordFilter => ({
  kind: 'search',
  id: 'country',
  label,
  source: `countries ${language}`,
  find: async (text) => {
    const countries = listCountryChoices(format.country, language)
    return countries.filter(({ label }) => matchesAllWords(label, text))
  },
  findName: (code) => Promise.resolve(format.country(code)),
})

/** Maximum number of choices of a search. */
const MAX_FOUND = 20

type FetchNamedPage = (
  search: { q?: string },
  page: { readonly cursor: string | undefined; readonly limit: number },
  signal: AbortSignal,
) => Promise<{
  readonly items: readonly { readonly id: string; readonly name: string }[]
  readonly next_cursor: string | null
}>

/** Returns records with a matching name as choices. */
export async function findRecordChoices(
  fetchPage: FetchNamedPage,
  text: string,
  signal: AbortSignal,
): Promise<ChoicePage> {
  const page = await fetchPage(
    { ...(text && { q: text }) },
    { cursor: undefined, limit: MAX_FOUND },
    signal,
  )
  return {
    choices: page.items.map(({ id, name }) => ({ value: id, label: name })),
    hasMore: page.next_cursor !== null,
  }
}
