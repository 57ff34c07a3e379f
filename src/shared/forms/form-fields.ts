import { createContext, use } from 'react'
import { useController, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { is, type GenericSchema } from 'valibot'
import { i18n } from '@/shared/i18n'
import { findShape } from './form-values'

/** What the fields of a form have in common; the same object until what may be changed does. */
export interface FormFields {
  // Fields name their values themselves, each its own.
  readonly form: UseFormReturn
  /** The contract's validator of what the form writes: it tells which fields must be filled in. */
  readonly schema: GenericSchema
  /** The slice whose texts have the labels, `field.<name>`, and the hints, `hint.<name>`; nested names are joined by `_`. */
  readonly texts: string
  /** Whether a field of the record may be written in now; asked for the outermost name, `incoterms` of `incoterms.place`. */
  canEdit(field: string): boolean
  /** Id of the sentence that says why fields are locked. */
  readonly lockNoteId?: string | undefined
}

const FormFieldsContext = createContext<FormFields | null>(null)

/** Holds the form for the fields in it. */
export const FormFieldsProvider = FormFieldsContext.Provider

/** The form around a field. */
export function useFormFields<Values extends FieldValues>(): Omit<FormFields, 'form'> & {
  readonly form: UseFormReturn<Values>
} {
  const fields = use(FormFieldsContext)
  if (!fields) throw new Error('A field stands outside of its form')
  return fields as Omit<FormFields, 'form'> & { readonly form: UseFormReturn<Values> }
}

/** What may be said of a field in its place, and otherwise comes from the contract and the texts. */
export interface FieldOptions {
  readonly label?: string | undefined
  readonly hint?: string | undefined
  /** What is wrong as it stands, said at once; what the form was told is wrong comes after it. */
  readonly error?: string | undefined
  /** What may be a slip; null while there is nothing. */
  readonly warning?: string | null | undefined
  readonly isRequired?: boolean | undefined
}

/** All that a field of the kit needs, by the field's name in the form: value, label, hint, mistake, whether it is required or only to be read. */
export function useField<Value = string>(
  name: string,
  { label, hint, error, warning, isRequired }: FieldOptions = {},
) {
  const { form, schema, texts, canEdit, lockNoteId } = useFormFields()
  const { field, fieldState } = useController({ name, control: form.control })
  const isReadOnly = !canEdit(name.split('.')[0] ?? name)
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
    hint: hint ?? findText(texts, `hint.${toTextKey(name)}`),
    error: error ?? fieldState.error?.message,
    warning,
    isRequired: isRequired ?? !acceptsEmpty(schema, name),
    isReadOnly,
    noteId: isReadOnly ? lockNoteId : undefined,
  }
}

/** What a field is called: `field.payment_terms_net_days`, or as what it lies in where it has no name of its own. */
export function getFieldLabel(texts: string, name: string): string {
  return (
    findText(texts, `field.${toTextKey(name)}`) ??
    (name.includes('.') ? getFieldLabel(texts, name.slice(0, name.lastIndexOf('.'))) : name)
  )
}

/** A field's name in the keys of its texts: of `contacts.0.email` it is `contacts_email`. */
const toTextKey = (name: string): string => name.replace(/\.\d+/g, '').replaceAll('.', '_')

function findText(texts: string, path: string): string | undefined {
  const key = `${texts}:${path}`
  return i18n.exists(key) ? i18n.t(key as 'shared/forms:field.required') : undefined
}

/** Whether the contract takes a field with nothing typed in it. */
function acceptsEmpty(schema: GenericSchema, name: string): boolean {
  const { shape, isMissable } = findShape(schema, name)
  return isMissable || is(shape as GenericSchema, '')
}
