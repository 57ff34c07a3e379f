import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { problemText, type ApiProblem, type FieldError } from '@/shared/api'
import { fieldErrorText } from './field-error-text'
import { fieldNameOf } from './field-name'

const isInForm = ({ pointer }: FieldError) => pointer.startsWith('/') && pointer.length > 1

/**
 * Puts what the backend says on the form's fields and moves the focus to the first. What belongs to no field is put on
 * `root.server`, for the form's banner.
 */
export function applyProblem<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  error: ApiProblem,
): void {
  const fields = (error.problem.errors ?? []).filter(isInForm)
  for (const [index, field] of fields.entries()) {
    const name = fieldNameOf(field.pointer) as FieldPath<Values>
    form.setError(name, { type: field.code, message: fieldErrorText(field, name) }, { shouldFocus: index === 0 })
  }
  if (fields.length === 0) form.setError('root.server', { type: error.problem.code, message: problemText(error) })
}
