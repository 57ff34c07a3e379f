import { createContext, use } from 'react'
import { useController, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { is, type GenericSchema } from 'valibot'
import { i18n } from '@/shared/i18n'
import { findShape } from './form-values'

/** Shared by the fields of a form. Stable until the editable fields change. */
export interface FormFields {
  // Untyped: each field declares its own value type.
  readonly form: UseFormReturn
  /** Validator of the request body; decides which fields are required. */
  readonly schema: GenericSchema
  /**
   * Slice with the labels `field.<name>` and the hints `hint.<name>`; nested names are joined by
   * `_`.
   */
  readonly texts: string
  /** True if a field, or a part of one such as `incoterms.place`, may be edited now. */
  canEdit(name: string): boolean
  /** True if the user can change nothing, so that sections are description lists. */
  readonly isReadOnly?: boolean | undefined
}

const FormFieldsContext = createContext<FormFields | null>(null)

/** Provides the form to its fields. */
export const FormFieldsProvider = FormFieldsContext.Provider

/** True in a form in which the user can change nothing. */
export const useIsReadOnlyForm = (): boolean => use(FormFieldsContext)?.isReadOnly ?? false

/**
 * Returns the form around a field.
 * @throws Error outside of a form
 */
export function useFormFields<Values extends FieldValues>(): Omit<FormFields, 'form'> & {
  readonly form: UseFormReturn<Values>
} {
  const context = use(FormFieldsContext)
  if (!context) throw new Error('A field must be inside a form')
  return context as Omit<FormFields, 'form'> & { readonly form: UseFormReturn<Values> }
}

/** Overrides of values that otherwise come from the contract and the texts. */
export interface FieldOptions {
  readonly label?: string | undefined
  readonly hint?: string | undefined
  /** Error to show before the form's own. */
  readonly error?: string | undefined
  /** Warning about a likely mistake; null for none. */
  readonly warning?: string | null | undefined
  readonly isRequired?: boolean | undefined
}

/** Returns the props of a field component by the field's name in the form. */
export function useField<Value = string>(
  name: string,
  { label, hint, error, warning, isRequired }: FieldOptions = {},
) {
  const { form, schema, texts, canEdit } = useFormFields()
  const { field, fieldState } = useController({ name, control: form.control })
  const isReadOnly = !canEdit(name)
  return {
    name,
    ref: field.ref,
    value: field.value as Value,
    onChange: (value: Value) => {
      field.onChange(value)
      if (fieldState.error) form.clearErrors(name)
    },
    onBlur: field.onBlur,
    label: label ?? getFieldLabel(texts, name),
    // A hint from the texts explains how to fill in the field; a computed one is also useful for
    // reading.
    hint: hint ?? (isReadOnly ? undefined : findText(texts, `hint.${toTextKey(name)}`)),
    error: error ?? fieldState.error?.message,
    warning,
    isRequired: isRequired ?? !acceptsEmpty(schema, name),
    isReadOnly,
  }
}

/** Label of a field: `field.payment_terms_net_days`; falls back to its parent's label. */
export function getFieldLabel(texts: string, name: string): string {
  return (
    findText(texts, `field.${toTextKey(name)}`) ??
    (name.includes('.') ? getFieldLabel(texts, name.slice(0, name.lastIndexOf('.'))) : name)
  )
}

/** Key of a field's texts: `contacts_email` for `contacts.0.email`. */
const toTextKey = (name: string): string => name.replace(/\.\d+/g, '').replaceAll('.', '_')

function findText(texts: string, path: string): string | undefined {
  const key = `${texts}:${path}`
  return i18n.exists(key) ? i18n.t(key as 'shared/forms:field.required') : undefined
}

/** True if the schema accepts an empty value. */
function acceptsEmpty(schema: GenericSchema, name: string): boolean {
  const { shape, isOptional } = findShape(schema, name)
  return isOptional || is(shape as GenericSchema, '')
}
