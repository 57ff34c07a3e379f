/** What one search parameter may be: any text unless said otherwise. */
export interface SearchParameter {
  /** Its name may be repeated. */
  readonly isList?: true
  readonly values?: readonly string[]
  readonly pattern?: RegExp
  readonly maxLength?: number
}

/**
 * A route's `validateSearch` out of the contract's parameters of a list, `shared/api/generated/searches`. They are data and no
 * validators, because every address is checked in the shell, and a validator there would bring its library along.
 * A single value of a list parameter becomes a list; what the contract does not know becomes `undefined`, so that an old or
 * mistyped link still opens the list: the router lays what it is given over what the address has, and leaves `undefined` out of both
 * the address and the call.
 */
export function createListSearchValidator<Search extends object>(
  parameters: Readonly<Record<keyof Search & string, SearchParameter>>,
) {
  return (raw: Record<string, unknown>): Search => {
    const search: Record<string, unknown> = {}
    for (const key in raw) search[key] = undefined
    for (const [key, parameter] of Object.entries<SearchParameter>(parameters)) {
      const given: unknown[] = Array.isArray(raw[key]) ? raw[key] : [raw[key]]
      const known = given.filter((value) => isAllowed(value, parameter))
      if (known.length > 0 && (parameter.isList || given.length === 1))
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

/** The search with its weeks in their order: the wrong way round, which the backend refuses, they are put right. */
export function sortWeekRange<
  Search extends { readonly week_from?: string | undefined; readonly week_to?: string | undefined },
>(search: Search): Search {
  const { week_from: from, week_to: to } = search
  return from && to && from > to ? { ...search, week_from: to, week_to: from } : search
}
