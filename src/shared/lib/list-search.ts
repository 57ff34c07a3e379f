/** Allowed values of one search parameter; any text by default. */
export interface SearchParameter {
  /** The parameter may be repeated. */
  readonly isList?: true
  readonly values?: readonly string[]
  readonly pattern?: RegExp
  readonly maxLength?: number
}

/**
 * Builds a route's `validateSearch` from the contract's list parameters,
 * `contract/searches`. They are plain data, because the shell checks every address and
 * must not load the validator library.
 *
 * A single value of a list parameter becomes a list. Unknown values become undefined, so that an
 * old or mistyped link still opens the list: the router merges the result over the raw search and
 * omits undefined from the address and the call.
 */
export function createListSearchValidator<Search extends object>(
  parameters: Readonly<Record<keyof Search & string, SearchParameter>>,
) {
  return (raw: Record<string, unknown>): Search => {
    const search: Record<string, unknown> = {}
    for (const key in raw) search[key] = undefined
    for (const [key, parameter] of Object.entries<SearchParameter>(parameters)) {
      const values: unknown[] = Array.isArray(raw[key]) ? raw[key] : [raw[key]]
      const known = values.filter((value) => isAllowed(value, parameter))
      if (known.length > 0 && (parameter.isList || values.length === 1))
        search[key] = parameter.isList ? known : known[0]
    }
    // Every value was checked against its parameter above.
    return search as Search
  }
}

const isAllowed = (value: unknown, { values, pattern, maxLength = Infinity }: SearchParameter) =>
  typeof value === 'string' &&
  value !== '' &&
  value.length <= maxLength &&
  (values?.includes(value) ?? true) &&
  (pattern?.test(value) ?? true)

/** Swaps the weeks if `week_from` is after `week_to`, which the API refuses. */
export function sortWeekRange<
  Search extends { readonly week_from?: string | undefined; readonly week_to?: string | undefined },
>(search: Search): Search {
  const { week_from: from, week_to: to } = search
  return from && to && from > to ? { ...search, week_from: to, week_to: from } : search
}
