/** One value that can be chosen, with its text. */
export type Choice = { readonly value: string; readonly label: string }

/** A filter of a record list; `id` is its key in the URL. Texts come translated. */
export type RecordFilter =
  | {
      readonly kind: 'choices'
      readonly id: string
      readonly label: string
      readonly choices: readonly Choice[]
    }
  | {
      /** Too many to list: found by typing. */
      readonly kind: 'search'
      readonly id: string
      readonly label: string
      /** Part of a cache key: what is searched. */
      readonly source: string
      find(text: string, signal: AbortSignal): Promise<readonly Choice[]>
      /** Texts of values that came with the URL. */
      findName(value: string, signal: AbortSignal): Promise<string>
    }
  | {
      /** From one ISO week to another, both included. */
      readonly kind: 'weeks'
      readonly id: string
      readonly label: string
      readonly fromId: string
      readonly toId: string
    }
  | {
      /** On or off: on, its key has this value; off, it is not in the URL. */
      readonly kind: 'toggle'
      readonly id: string
      readonly label: string
      readonly value: string
    }

/** What a list is narrowed to, as it stands in the URL. */
export type ListSearch = { readonly [key: string]: string | readonly string[] | undefined }

/** The chosen values of one key, none to many. */
export function getValues(search: ListSearch, key: string): readonly string[] {
  return [search[key] ?? []].flat()
}

/** One text value of a key, empty where there is none. */
export function getText(search: ListSearch, key: string): string {
  return getValues(search, key)[0] ?? ''
}

/** `values` with `value` added, or taken away if it was there. */
export function toggleValue(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

/** Keys in the URL that narrow a list: that of its search box and those that its filters own. */
const getFilterKeys = (filters: readonly RecordFilter[]): readonly string[] => [
  'q',
  ...filters.flatMap((filter) =>
    filter.kind === 'weeks' ? [filter.fromId, filter.toId] : filter.id,
  ),
]

/** Whether the list is narrowed by the search box or any filter; its order does not count. */
export function isFiltered(search: ListSearch, filters: readonly RecordFilter[]): boolean {
  return getFilterKeys(filters).some((key) => getValues(search, key).some((value) => value !== ''))
}

const omitKeys = (search: ListSearch, keys: readonly string[]): ListSearch =>
  Object.fromEntries(Object.entries(search).filter(([key]) => !keys.includes(key)))

/** The same search without its words and filters. */
export function clearFilters(search: ListSearch, filters: readonly RecordFilter[]): ListSearch {
  return omitKeys(search, getFilterKeys(filters))
}

/** The search with one key set; an empty value takes the key out of the URL. */
export function setValue(
  search: ListSearch,
  key: string,
  value: string | readonly string[],
): ListSearch {
  const rest = omitKeys(search, [key])
  return value.length === 0 ? rest : { ...rest, [key]: value }
}
