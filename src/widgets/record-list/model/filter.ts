/** One value that can be chosen, with its text. */
export type Choice = { readonly value: string; readonly label: string }

/** A filter of a record list; `id` is its key in the URL. Texts come translated. */
export type RecordFilter =
  | { readonly kind: 'choices'; readonly id: string; readonly label: string; readonly choices: readonly Choice[] }
  | {
      /** Too many to list: found by typing. */
      readonly kind: 'search'
      readonly id: string
      readonly label: string
      /** Part of a cache key: what is searched. */
      readonly source: string
      find(text: string, signal: AbortSignal): Promise<readonly Choice[]>
      /** Texts of values that came with the URL. */
      nameOf(value: string, signal: AbortSignal): Promise<string>
    }
  | {
      /** From one ISO week to another, both included. */
      readonly kind: 'weeks'
      readonly id: string
      readonly label: string
      readonly fromId: string
      readonly toId: string
    }

/** What a list is narrowed to, as it stands in the URL. */
export type ListSearch = { readonly [key: string]: string | readonly string[] | undefined }

/** The chosen values of one key, none to many. */
export function valuesOf(search: ListSearch, key: string): readonly string[] {
  const value = search[key]
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : value
}

/** One text value of a key, empty where there is none. */
export function textOf(search: ListSearch, key: string): string {
  return valuesOf(search, key)[0] ?? ''
}

/** `values` with `value` added, or taken away if it was there. */
export function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

/** Keys that a filter owns in the URL. */
export function keysOf(filter: RecordFilter): readonly string[] {
  return filter.kind === 'weeks' ? [filter.fromId, filter.toId] : [filter.id]
}

/** Whether the list is narrowed by the search box or any filter; its order does not count. */
export function isNarrowed(search: ListSearch, filters: readonly RecordFilter[]): boolean {
  return ['q', ...filters.flatMap(keysOf)].some((key) => valuesOf(search, key).some((value) => value !== ''))
}

/** The same search without its words and filters. */
export function widened(search: ListSearch, filters: readonly RecordFilter[]): ListSearch {
  const dropped = new Set(['q', ...filters.flatMap(keysOf)])
  return Object.fromEntries(Object.entries(search).filter(([key]) => !dropped.has(key)))
}

/** The search with one key set; an empty value takes the key out of the URL. */
export function withValue(search: ListSearch, key: string, value: string | readonly string[]): ListSearch {
  const rest = Object.fromEntries(Object.entries(search).filter(([other]) => other !== key))
  return value.length === 0 ? rest : { ...rest, [key]: value }
}
