import * as v from 'valibot'

/** Search parameters without the absent ones, which `exactOptionalPropertyTypes` tells from undefined ones. */
type Exact<Search> = { [Key in keyof Search]: Exclude<Search[Key], undefined> }

type Paging = 'cursor' | 'limit'

/**
 * A route's `validateSearch` out of the contract's own validator of a list's query, without its paging.
 * A single value of a list parameter becomes a list; what the contract does not know is left out, so that an old or
 * mistyped link still opens the list.
 */
export function listSearch<Entries extends v.ObjectEntries>(schema: v.ObjectSchema<Entries, undefined>) {
  type Search = Exact<Omit<v.InferOutput<v.ObjectSchema<Entries, undefined>>, Paging>>
  const isSearch = (search: Record<string, unknown>): search is Search & Record<string, unknown> =>
    v.is(schema, search)

  return (raw: Record<string, unknown>): Search => {
    const search: Record<string, unknown> = {}
    for (const [key, entry] of Object.entries(schema.entries)) {
      if (key === 'cursor' || key === 'limit') continue
      const known = knownValue(entry, raw[key])
      if (known !== undefined) search[key] = known
    }
    if (!isSearch(search)) throw new TypeError('a part of a search is known, the whole is not')
    return search
  }
}

function knownValue(entry: v.GenericSchema, value: unknown): unknown {
  if (value === undefined || value === '') return undefined
  if (!Array.isArray(value) && v.is(entry, value)) return value
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  const known = items.filter((item) => v.is(entry, [item]))
  return known.length > 0 ? known : undefined
}
