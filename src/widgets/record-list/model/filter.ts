export interface Choice {
  readonly value: string
  readonly label: string
}

/** A filter of a record list; `id` is its key in the URL. Texts are already translated. */
export type RecordFilter =
  | {
      readonly kind: 'choices'
      readonly id: string
      readonly label: string
      readonly choices: readonly Choice[]
    }
  | {
      /** For too many values to list. */
      readonly kind: 'search'
      readonly id: string
      readonly label: string
      /** Name of the searched data, used in query keys. */
      readonly source: string
      /** Noun for the search field, if the label is a sentence. */
      readonly searchedName?: string
      find(text: string, signal: AbortSignal): Promise<readonly Choice[] | ChoicePage>
      /** Returns the text of a value from the URL. */
      findName(value: string, signal: AbortSignal): Promise<string>
    }
  | {
      /** A range of ISO weeks, both included. */
      readonly kind: 'weeks'
      readonly id: string
      readonly label: string
      readonly fromId: string
      readonly toId: string
    }
  | {
      /** On: the key has this value. Off: the key is not in the URL. */
      readonly kind: 'toggle'
      readonly id: string
      readonly label: string
      readonly value: string
    }

/** Filters and sort order of a list, as URL search parameters. */
export interface ListSearch {
  readonly [key: string]: string | readonly string[] | undefined
}

/** Returns all values of a key. */
export function getValues(search: ListSearch, key: string): readonly string[] {
  return [search[key] ?? []].flat()
}

/** Returns the first value of a key, '' if there is none. */
export function getText(search: ListSearch, key: string): string {
  return getValues(search, key)[0] ?? ''
}

/** Returns the values with `value` added, or removed if it was present. */
export function toggleValue(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((item) => item !== value) : [...values, value]
}

const getKeys = (filter: RecordFilter): readonly string[] =>
  filter.kind === 'weeks' ? [filter.fromId, filter.toId] : [filter.id]

const hasValue = (search: ListSearch, key: string): boolean =>
  getValues(search, key).some((value) => value !== '')

/** True if a filter is set; the words of the search box and the sort order do not count. */
export function hasFilters(search: ListSearch, filters: readonly RecordFilter[]): boolean {
  return filters.flatMap(getKeys).some((key) => hasValue(search, key))
}

/** Part of a search that excludes records. */
export type Narrowing = 'words' | 'filters' | 'both'

/** Returns the parts of the search that exclude records; null if the list shows all. */
export function getNarrowing(
  search: ListSearch,
  filters: readonly RecordFilter[],
): Narrowing | null {
  const hasWords = hasValue(search, 'q')
  if (hasFilters(search, filters)) return hasWords ? 'both' : 'filters'
  return hasWords ? 'words' : null
}

const omitKeys = (search: ListSearch, keys: readonly string[]): ListSearch =>
  Object.fromEntries(Object.entries(search).filter(([key]) => !keys.includes(key)))

/** Returns the search without one filter. */
export function clearFilter(search: ListSearch, filter: RecordFilter): ListSearch {
  return omitKeys(search, getKeys(filter))
}

/** Returns the search without filters. */
export function clearFilters(search: ListSearch, filters: readonly RecordFilter[]): ListSearch {
  return omitKeys(search, filters.flatMap(getKeys))
}

/** Returns the search with one key set; an empty value removes the key. */
export function setValue(
  search: ListSearch,
  key: string,
  value: string | readonly string[],
): ListSearch {
  const rest = omitKeys(search, [key])
  return value.length === 0 ? rest : { ...rest, [key]: value }
}

/** The first choices of a search. */
export interface ChoicePage {
  readonly choices: readonly Choice[]
  /** True if further values match. */
  readonly hasMore: boolean
}

/** A filter whose values are searched by text. */
export type SearchFilterConfig = Extract<RecordFilter, { kind: 'search' }>

/** Query for the text of a value from the URL. */
export const nameQueryOptions = (filter: SearchFilterConfig, value: string) => ({
  queryKey: ['record-list', 'name', filter.source, value],
  queryFn: ({ signal }: { signal: AbortSignal }) => filter.findName(value, signal),
  staleTime: Infinity,
})
