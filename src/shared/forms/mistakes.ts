import { getDotPath, safeParse, type BaseIssue, type GenericSchema } from 'valibot'
import type { FieldError, Problem } from '@/shared/api'
import { isBelowZero } from '@/shared/lib/timber'
import { fieldErrorText } from './field-error-text'
import { fieldNameOf } from './field-name'

/** What is wrong with a field, by its name in the form (`incoterms.place`, `contacts.0.email`), in the reader's words. */
export interface Mistake {
  readonly name: string
  readonly message: string
}

type Said = Pick<FieldError, 'code' | 'params'>

const bound = (issue: BaseIssue<unknown>, name: string): NonNullable<Said['params']> =>
  typeof issue.requirement === 'number' ? { [name]: issue.requirement } : {}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** A validator's issue in the contract's words, as the backend would put it. */
function saidOf(issue: BaseIssue<unknown>): Said {
  if (isEmpty(issue.input)) return { code: 'required' }
  switch (issue.type) {
    case 'min_length':
      return {
        code: issue.requirement === 1 ? 'required' : 'too_short',
        params: bound(issue, 'min'),
      }
    case 'max_length':
      return {
        code: Array.isArray(issue.input) ? 'too_many' : 'too_long',
        params: bound(issue, 'max'),
      }
    case 'min_value':
      return { code: 'too_small', params: bound(issue, 'min') }
    case 'max_value':
      return { code: 'too_large', params: bound(issue, 'max') }
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
 * Checks what is written with one of the contract's validators, and says what is wrong in the sentences that the backend's answers get; once
 * for a field.
 * @param judged what a validator can't tell, with the same codes as the backend's
 */
export function mistakesIn(
  schema: GenericSchema,
  written: unknown,
  judged: readonly FieldError[] = [],
): readonly Mistake[] {
  const { issues = [] } = safeParse(schema, written, { abortPipeEarly: true })
  // Not by the schema's own messages: while one is made, an issue doesn't know yet at which field it stands.
  const found = [
    ...issues.map((issue) => ({ name: getDotPath(issue) ?? '', said: saidOf(issue) })),
    ...judged.map(pointed),
  ]
  return onceEach(found.map(({ name, said }) => ({ name, message: fieldErrorText(said, name) })))
}

/** What the backend found wrong, in the same words. */
export const mistakesOf = (problem: Problem): readonly Mistake[] =>
  onceEach(
    (problem.errors ?? [])
      .map(pointed)
      .map(({ name, said }) => ({ name, message: fieldErrorText(said, name) })),
  )

const pointed = (error: FieldError) => ({ name: fieldNameOf(error.pointer), said: error })

const onceEach = (mistakes: readonly Mistake[]) =>
  [...new Map(mistakes.toReversed().map((each) => [each.name, each])).values()].toReversed()
