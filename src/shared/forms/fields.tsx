import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useWatch, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form'
import { useFormat } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import {
  Checkbox,
  CheckboxGroup,
  FieldText,
  MoneyField,
  NativeSelect,
  NumberField,
  TextArea,
  TextField,
  WeekField,
  type NativeSelectOption,
} from '@/shared/ui'
import styles from './fields.module.css'
import { formatFieldError } from './format-field-error'
import { useField, useFormFields, type FieldOptions } from './form-fields'

const DateField = lazyComponent(
  async () => (await import('./date-field')).DateField,
  (field) => <TextField {...field} />,
)

/** Columns of the section's twelve that a field takes; all by default. */
export type Span = 2 | 3 | 4 | 5 | 6 | 12

interface BoundFieldProps<Name> extends FieldOptions {
  name: Name
  span?: Span | undefined
}

interface TextProps<Name> extends BoundFieldProps<Name> {
  type?: 'text' | 'email' | 'tel'
}

interface NumberProps<Name> extends BoundFieldProps<Name> {
  /** Maximum and minimum number of decimals. */
  places?: number
  fixed?: number
  prefix?: string
  unit?: string
}

interface MoneyProps<Name> extends BoundFieldProps<Name> {
  currency: string
}

interface ChoiceProps<Name, Value extends string> extends BoundFieldProps<Name> {
  options: readonly NativeSelectOption<Value>[]
  /** Text of the empty option. */
  placeholder?: string
  noteId?: string | undefined
  /** Called after the form has the new value. */
  onChoose?(value: Value | ''): void
}

interface ChoicesProps<Name, Value extends string> extends BoundFieldProps<Name> {
  options: readonly NativeSelectOption<Value>[]
}

/** Class for other elements in the grid of fields. */
export const getSpanClass = (span: Span = 12) => styles[`span${span}`]

function Text({ name, span, type, ...rest }: TextProps<string>) {
  return <TextField {...useField(name, rest)} type={type} className={getSpanClass(span)} />
}

function Area({ name, span, ...rest }: BoundFieldProps<string>) {
  return <TextArea {...useField(name, rest)} className={getSpanClass(span)} />
}

/** Returns the message of an unreadable number, as in the list of mistakes. */
function useInvalidText(name: string): string {
  const { form } = useFormFields()
  const currency: unknown = useWatch({ control: form.control, name: 'currency' })
  return formatFieldError(
    { code: 'wrong_format' },
    name,
    typeof currency === 'string' && currency !== '' ? currency : undefined,
  )
}

function Number({ name, span, places = 0, fixed, prefix, unit, ...rest }: NumberProps<string>) {
  return (
    <NumberField
      {...useField(name, rest)}
      invalidText={useInvalidText(name)}
      maxPlaces={places}
      minPlaces={fixed}
      prefix={prefix}
      unit={unit}
      className={getSpanClass(span)}
    />
  )
}

function Money({ name, span, currency, ...rest }: MoneyProps<string>) {
  return (
    <MoneyField
      {...useField(name, rest)}
      invalidText={formatFieldError({ code: 'wrong_format' }, name, currency)}
      currency={currency}
      className={getSpanClass(span)}
    />
  )
}

function Choice({
  name,
  span,
  options,
  placeholder,
  noteId,
  onChoose,
  ...rest
}: ChoiceProps<string, string>) {
  const field = useField(name, rest)
  return (
    <NativeSelect
      {...field}
      options={options}
      placeholder={placeholder}
      noteId={noteId}
      className={getSpanClass(span)}
      onChange={(value) => {
        field.onChange(value)
        onChoose?.(value)
      }}
    />
  )
}

function Choices({ name, span, options, ...rest }: ChoicesProps<string, string>) {
  const { ref: _, ...field } = useField<readonly string[]>(name, rest)
  return <CheckboxGroup {...field} options={options} className={getSpanClass(span)} />
}

function Check({ name, span, ...rest }: BoundFieldProps<string>) {
  const { value, onChange, ...field } = useField(name, { ...rest, isRequired: false })
  return (
    <Checkbox
      {...field}
      value={value === 'true'}
      onChange={(isChecked) => onChange(isChecked ? 'true' : '')}
      className={clsx(!field.isReadOnly && styles.check, getSpanClass(span))}
    />
  )
}

function Week({ name, span, ...rest }: BoundFieldProps<string>) {
  return <WeekField {...useField(name, rest)} className={getSpanClass(span)} />
}

function Day({ name, span, ...rest }: BoundFieldProps<string>) {
  const format = useFormat()
  const field = useField(name, rest)
  const className = getSpanClass(span)
  if (!field.isReadOnly) return <DateField {...field} className={className} />
  return (
    <FieldText {...field} value={field.value && format.date(field.value)} className={className} />
  )
}

const fieldComponents = { Text, Area, Number, Money, Choice, Choices, Check, Week, Day }

/** Names of fields whose value is free text. */
type TextName<Values extends FieldValues> = {
  [Name in FieldPath<Values>]: string extends FieldPathValue<Values, Name> ? Name : never
}[FieldPath<Values>] &
  string

/** Names of fields whose value is one of fixed options. */
type ChoiceName<Values extends FieldValues> = {
  [Name in FieldPath<Values>]: FieldPathValue<Values, Name> extends string ? Name : never
}[FieldPath<Values>] &
  string

/** Names of fields whose value is a list of fixed options. */
type ChoicesName<Values extends FieldValues> = {
  [Name in FieldPath<Values>]: FieldPathValue<Values, Name> extends readonly string[] ? Name : never
}[FieldPath<Values>] &
  string

/** Field components of one form, each bound to it by name. */
interface Fields<Values extends FieldValues> {
  /** Single-line text. */
  Text: (props: TextProps<TextName<Values>>) => ReactNode
  /** Multi-line text. */
  Area: (props: BoundFieldProps<TextName<Values>>) => ReactNode
  /** A number; an integer unless `places` is set. */
  Number: (props: NumberProps<TextName<Values>>) => ReactNode
  Money: (props: MoneyProps<TextName<Values>>) => ReactNode
  /** A select. */
  Choice: <Name extends ChoiceName<Values>>(
    props: ChoiceProps<Name, FieldPathValue<Values, Name> & string>,
  ) => ReactNode
  /** A group of checkboxes. */
  Choices: <Name extends ChoicesName<Values>>(
    props: ChoicesProps<Name, FieldPathValue<Values, Name>[number]>,
  ) => ReactNode
  /** A checkbox. */
  Check: <Name extends ChoiceName<Values>>(props: BoundFieldProps<Name>) => ReactNode
  Week: (props: BoundFieldProps<TextName<Values>>) => ReactNode
  Day: (props: BoundFieldProps<TextName<Values>>) => ReactNode
}

/**
 * Returns the typed fields of a form: `const Field = createFields<ClientValues>()`, then
 * `<Field.Text name="vat_code" span={3} />`. Label, hint, error, required and read-only state come
 * from `useField`.
 */
export const createFields = <Values extends FieldValues>(): Fields<Values> => fieldComponents
