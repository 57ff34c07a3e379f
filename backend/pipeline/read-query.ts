import * as v from 'valibot'
import { toFieldErrors, toQueryPointer } from '../problems/field-errors'
import { Problem } from '../problems/problem'

/** What a parameter is in the contract, because in a URL everything is text. */
export type QueryTypes = Readonly<Record<string, 'string' | 'integer' | 'array'>>

/**
 * The search parameters, checked by the contract; unknown ones are ignored.
 * @throws Problem 422 with the parameters that are wrong
 */
export function readQuery(url: URL, types: QueryTypes, schema: v.GenericSchema): unknown {
  const given: Record<string, unknown> = {}
  for (const [name, type] of Object.entries(types)) {
    const values = url.searchParams.getAll(name).map((value) => value.replaceAll('\0', ''))
    const first = values[0]
    if (first === undefined) continue
    if (type === 'array') given[name] = values
    else given[name] = type === 'integer' && /^-?\d{1,15}$/.test(first) ? Number(first) : first
  }
  const parsed = v.safeParse(schema, given)
  if (!parsed.success) throw Problem.invalid(...toFieldErrors(parsed.issues, toQueryPointer))
  return parsed.output
}
