import { toNestErrors } from '@hookform/resolvers'
import type { FieldError as FormError, FieldValues, Resolver } from 'react-hook-form'
import { getDotPath, safeParse, type BaseIssue, type GenericSchema } from 'valibot'
import type { FieldError } from '@/shared/api'
import { isBelowZero } from '@/shared/lib/timber'
import { fieldErrorText } from './field-error-text'
import { fieldNameOf } from './field-name'

type Said = Pick<FieldError, 'code' | 'params'>

const bound = (issue: BaseIssue<unknown>, name: string): NonNullable<Said['params']> =>
  typeof issue.requirement === 'number' ? { [name]: issue.requirement } : {}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** A validator's issue in the contract's words, as the backend would put it. */
function saidOf(issue: BaseIssue<unknown>): Said {
  if (isEmpty(issue.input)) return { code: 'required' }
  switch (issue.type) {
    case 'min_length':
      return { code: issue.requirement === 1 ? 'required' : 'too_short', params: bound(issue, 'min') }
    case 'max_length':
      return { code: Array.isArray(issue.input) ? 'too_many' : 'too_long', params: bound(issue, 'max') }
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
      return isBelowZero(issue.input, issue.requirement) ? { code: 'too_small', params: { min: 0 } } : { code: 'wrong_format' }
  }
}

/**
 * Checks a form with one of the contract's validators and says what is wrong in the same sentences as the backend's answers.
 * @param judge finds what shapes can't tell, by the same code as the backend, so that it is said with all the rest
 */
export const formResolver =
  <Input extends FieldValues, Output extends FieldValues>(
    schema: GenericSchema<Input, Output>,
    judge: (form: Input) => readonly FieldError[] = () => [],
  ): Resolver<Input, unknown, Output> =>
  (form, _context, options) => {
    const { issues = [], output, success } = safeParse(schema, form, { abortPipeEarly: true })
    const found = new Map<string, FormError>()
    const say = (name: string, type: string, said: Said) => {
      if (!found.has(name)) found.set(name, { type, message: fieldErrorText(said, name) })
    }
    // Not by the schema's own messages: while one is made, an issue doesn't know yet at which field it stands.
    for (const issue of issues) say(getDotPath(issue) ?? '', issue.type, saidOf(issue))
    for (const error of judge(form)) say(fieldNameOf(error.pointer), error.code, error)
    return success && found.size === 0
      ? { values: output, errors: {} }
      : { values: {}, errors: toNestErrors(Object.fromEntries(found), options) }
  }
