import type { BaseIssue } from 'valibot'
import { isBelowZero } from '@domain/timber'
import type { FieldError } from './problem'

type Issue = BaseIssue<unknown>
type FieldFinding = Omit<FieldError, 'pointer'>

/**
 * Converts validation issues to the contract's field errors: the first one per field, because the
 * others follow from it.
 */
export function toFieldErrors(
  issues: readonly Issue[],
  toPointer: (path: readonly PropertyKey[]) => string,
): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const { issue, path } of issues.flatMap((issue) => findLeafIssues(issue, []))) {
    const pointer = toPointer(path)
    if (!found.has(pointer)) found.set(pointer, { pointer, ...toFinding(issue) })
  }
  return [...found.values()]
}

/** Returns a JSON Pointer (RFC 6901). */
export function toBodyPointer(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** Returns the name of a search parameter; repeated values share it. */
export function toQueryPointer(path: readonly PropertyKey[]): string {
  return `?${String(path[0] ?? '')}`
}

/**
 * For a union of schemas, returns the issues of the closest option: the one with the deepest
 * issue.
 */
function findLeafIssues(
  issue: Issue,
  base: readonly PropertyKey[],
): { issue: Issue; path: PropertyKey[] }[] {
  const path = [
    ...base,
    ...(issue.path ?? []).map((item) => (isKey(item.key) ? item.key : String(item.key))),
  ]
  if (issue.type !== 'union' || !issue.issues?.length || isBlank(issue.input))
    return [{ issue, path }]
  const nested = issue.issues.map((inner) => findLeafIssues(inner, path)).flat()
  const candidates = nested.filter(({ issue: inner }) => inner.type !== 'null')
  const deepest = Math.max(...candidates.map((leaf) => leaf.path.length))
  const closest = candidates.filter((leaf) => leaf.path.length === deepest)
  return closest.length ? closest : [{ issue, path }]
}

function isKey(key: unknown): key is PropertyKey {
  return typeof key === 'string' || typeof key === 'number'
}

function isBlank(input: unknown): boolean {
  return input === undefined || input === null || input === ''
}

function toFinding(issue: Issue): FieldFinding {
  if (issue.type === 'strict_object' && issue.expected === 'never') return { code: 'unexpected' }
  if (isBlank(issue.input)) return { code: 'required' }
  const limit = typeof issue.requirement === 'number' ? issue.requirement : 0
  switch (issue.type) {
    case 'picklist':
      return { code: 'unknown_value' }
    case 'min_length':
      return { code: 'too_short', params: { min: limit } }
    case 'max_length':
      return { code: Array.isArray(issue.input) ? 'too_many' : 'too_long', params: { max: limit } }
    case 'min_value':
      return { code: 'too_small', params: { min: limit } }
    case 'max_value':
      return { code: 'too_large', params: { max: limit } }
    default:
      return isBelowZero(issue.input, issue.requirement)
        ? { code: 'too_small', params: { min: 0 } }
        : { code: 'wrong_format' }
  }
}

/** Returns the first errors per field: errors that follow from an invalid value do not help. */
export function pickFirstErrors(errors: readonly FieldError[]): FieldError[] {
  const first = new Map(errors.toReversed().map((error) => [error.pointer, error]))
  return errors.filter((error) => first.get(error.pointer) === error)
}
