import { getDotPath, safeParse, type BaseIssue, type GenericSchema } from 'valibot'
import { isBelowZero } from '@domain/timber'
import { ApiProblem, type FieldError, type Problem } from '@/shared/api'
import { formatFieldError } from './format-field-error'

/**
 * Converts a JSON pointer to a react-hook-form name: `/lines/0/quantity` to `lines.0.quantity` (RFC
 * 6901).
 */
export const toFieldName = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')

/** Error message of a field, by its name in the form (`incoterms.place`, `contacts.0.email`). */
export interface Mistake {
  readonly name: string
  readonly message: string
}

type CodedError = Pick<FieldError, 'code' | 'params'>

const toBoundParams = (
  issue: BaseIssue<unknown>,
  name: string,
): NonNullable<CodedError['params']> =>
  typeof issue.requirement === 'number' ? { [name]: issue.requirement } : {}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Maps a validator's issue to the API's error code. */
function toCodedError(issue: BaseIssue<unknown>): CodedError {
  if (isEmpty(issue.input)) return { code: 'required' }
  switch (issue.type) {
    case 'min_length':
      return {
        code: issue.requirement === 1 ? 'required' : 'too_short',
        params: toBoundParams(issue, 'min'),
      }
    case 'max_length':
      return {
        code: Array.isArray(issue.input) ? 'too_many' : 'too_long',
        params: toBoundParams(issue, 'max'),
      }
    case 'min_value':
      return { code: 'too_small', params: toBoundParams(issue, 'min') }
    case 'max_value':
      return { code: 'too_large', params: toBoundParams(issue, 'max') }
    case 'picklist':
    case 'enum':
    case 'literal':
      return { code: 'unknown_value' }
    case 'strict_object':
      return { code: 'unexpected' }
    default:
      return isBelowZero(issue.input, issue.requirement)
        ? { code: 'too_small', params: { min: 0 } }
        : { code: 'wrong_format' }
  }
}

/**
 * Validates a payload and returns one message per field, the same as the API's.
 * @param extraErrors errors that a schema cannot express, with the API's codes
 * @param currency of the amounts, by default that of the payload
 */
export function findMistakes(
  schema: GenericSchema,
  payload: unknown,
  extraErrors: readonly FieldError[] = [],
  currency = getCurrency(payload),
): readonly Mistake[] {
  const { issues = [] } = safeParse(schema, payload, { abortPipeEarly: true })
  // The schema's own messages do not work: valibot builds them before it knows the field's path.
  const found = [
    ...issues.map((issue) => ({ name: getDotPath(issue) ?? '', error: toCodedError(issue) })),
    ...extraErrors.map(toNamedError),
  ]
  return deduplicateByField(
    found.map(({ name, error }) => ({ name, message: formatFieldError(error, name, currency) })),
  )
}

const getCurrency = (payload: unknown): string | undefined =>
  typeof payload === 'object' && payload !== null && 'currency' in payload
    ? String(payload.currency)
    : undefined

/**
 * Messages of the errors that the API returned.
 * @param sent the refused payload
 * @param currency of the amounts, by default that of the payload
 */
export const toMistakes = (
  problem: Problem,
  sent?: unknown,
  currency = getCurrency(sent),
): readonly Mistake[] =>
  deduplicateByField(
    (problem.errors ?? []).map(toNamedError).map(({ name, error }) => ({
      name,
      message: formatFieldError(error, name, currency),
    })),
  )

/** Returns the message of an API error for a field; undefined for any other failure. */
export const getFieldMessage = (error: Error | null, name: string): string | undefined =>
  error instanceof ApiProblem
    ? toMistakes(error.problem).find((mistake) => mistake.name === name)?.message
    : undefined

const toNamedError = (error: FieldError) => ({ name: toFieldName(error.pointer), error })

const deduplicateByField = (mistakes: readonly Mistake[]) =>
  [
    ...new Map(mistakes.toReversed().map((mistake) => [mistake.name, mistake])).values(),
  ].toReversed()
