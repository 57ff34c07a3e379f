import { useController, type FieldPath } from 'react-hook-form'
import type { ClientWrite } from '@/entities/client'
import { useTranslation } from '@/shared/i18n'
import { MoneyField, NativeSelect, NumberField, TextArea, TextField, type NativeSelectOption } from '@/shared/ui'
import { useClientFields } from '../model/client-form-context'
import styles from './client-fields.module.css'

/** Columns of the section's twelve that a field takes. */
type Width = 3 | 4 | 6 | 8 | 12

type FieldProps = {
  readonly name: FieldPath<ClientWrite>
  readonly label: string
  readonly width: Width
  readonly isRequired?: boolean
}

function useField({ name, label, width, isRequired }: FieldProps) {
  const { control, isReadOnly } = useClientFields()
  const { field, fieldState } = useController({ control, name })
  const { t } = useTranslation('pages/client')
  return {
    value: field.value,
    set: field.onChange,
    common: {
      label,
      name,
      ref: field.ref,
      onBlur: field.onBlur,
      className: styles[`span${width}`],
      isRequired: isRequired ?? false,
      isReadOnly,
      error: fieldState.error ? (fieldState.error.message ?? t('wrong')) : undefined,
    },
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

type TextProps = FieldProps & {
  /** An empty field is null on the wire. */
  readonly isNullable?: boolean
  readonly type?: 'text' | 'email' | 'tel'
  readonly hint?: string
}

/** A field of one line. */
export function ClientText({ isNullable = false, type, hint, ...props }: TextProps) {
  const { value, set, common } = useField(props)
  return (
    <TextField
      {...common}
      type={type}
      hint={hint}
      value={textOf(value)}
      onChange={(text) => set(isNullable && text === '' ? null : text)}
    />
  )
}

/** A field of several lines. */
export function ClientLines(props: FieldProps) {
  const { value, set, common } = useField(props)
  return <TextArea {...common} value={textOf(value)} onChange={(text) => set(text === '' ? null : text)} />
}

type SelectProps = FieldProps & {
  readonly options: readonly NativeSelectOption<string>[]
  readonly placeholder?: string
  readonly isNullable?: boolean
}

/** A choice. */
export function ClientSelect({ options, placeholder, isNullable = false, ...props }: SelectProps) {
  const { value, set, common } = useField(props)
  return (
    <NativeSelect
      {...common}
      options={options}
      placeholder={placeholder}
      value={textOf(value)}
      onChange={(chosen) => set(isNullable && chosen === '' ? null : chosen)}
    />
  )
}

/** A whole number. */
export function ClientNumber({ prefix, unit, ...props }: FieldProps & { readonly prefix?: string; readonly unit: string }) {
  const { value, set, common } = useField(props)
  return (
    <NumberField
      {...common}
      prefix={prefix}
      unit={unit}
      maxPlaces={0}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={(text) => set(text === '' ? null : Number(text))}
    />
  )
}

/** An amount in euro. */
export function ClientMoney({ hint, ...props }: FieldProps & { readonly hint: string }) {
  const { value, set, common } = useField(props)
  return (
    <MoneyField
      {...common}
      currency="EUR"
      hint={hint}
      value={textOf(value)}
      onChange={(text) => set(text === '' ? null : text)}
    />
  )
}
