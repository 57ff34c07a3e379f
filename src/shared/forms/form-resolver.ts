import { valibotResolver } from '@hookform/resolvers/valibot'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { BaseIssue, GenericSchema } from 'valibot'
import type { FieldError } from '@/shared/api'
import { fieldErrorText } from './field-error-text'

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
      return { code: 'wrong_format' }
  }
}

/** Checks a form with one of the contract's validators and says what is wrong in the same sentences as the backend's answers. */
export const formResolver = <Input extends FieldValues, Output extends FieldValues>(
  schema: GenericSchema<Input, Output>,
): Resolver<Input, unknown, Output> =>
  valibotResolver(schema, { message: (issue: BaseIssue<unknown>) => fieldErrorText(saidOf(issue)) })
