import type { ReactNode } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { lazyComponent } from '@/shared/lib/lazy-component'
import {
  Checkbox,
  CheckboxGroup,
  classNames,
  MoneyField,
  NativeSelect,
  NumberField,
  TextArea,
  TextField,
  WeekField,
  type NativeSelectOption,
} from '@/shared/ui'
import styles from './fields.module.css'
import { useField, type FieldOptions } from './form-fields'

const DateField = lazyComponent(
  async () => (await import('./date-field')).DateField,
  (field) => <TextField {...field} isReadOnly />,
)

/** Columns that a field takes of the twelve of its section; all of them where it isn't said. */
export type Span = 2 | 3 | 4 | 5 | 6 | 12

interface BoundFieldProps<Name> extends FieldOptions {
  readonly name: Name
  readonly span?: Span | undefined
}

interface TextProps<Name> extends BoundFieldProps<Name> {
  readonly type?: 'text' | 'email' | 'tel'
}

interface AreaProps<Name> extends BoundFieldProps<Name> {
  /** The section's heading says the same already, so the label is for screen readers alone. */
  readonly isLabelHidden?: boolean
}

interface NumberProps<Name> extends BoundFieldProps<Name> {
  /** Digits after the mark at most, and those that are always written. */
  readonly places?: number
  readonly fixed?: number
  readonly prefix?: string
  readonly unit?: string
}

interface MoneyProps<Name> extends BoundFieldProps<Name> {
  readonly currency: string
}

interface ChoiceProps<Name, Value extends string> extends BoundFieldProps<Name> {
  readonly options: readonly NativeSelectOption<Value>[]
  /** What choosing nothing is called. */
  readonly placeholder?: string
  readonly noteId?: string | undefined
  /** After the choice has been put into the form. */
  onChoose?(value: Value | ''): void
}

interface ChoicesProps<Name, Value extends string> extends BoundFieldProps<Name> {
  readonly options: readonly NativeSelectOption<Value>[]
}

/** Places something else as a field of that many columns. */
export const spanClass = (span: Span = 12) => styles[`span${span}`]

function Text({ name, span, type, ...rest }: TextProps<string>) {
  return <TextField {...useField(name, rest)} type={type} className={spanClass(span)} />
}

function Area({ name, span, isLabelHidden, ...rest }: AreaProps<string>) {
  return (
    <TextArea {...useField(name, rest)} isLabelHidden={isLabelHidden} className={spanClass(span)} />
  )
}

function Number({ name, span, places = 0, fixed, prefix, unit, ...rest }: NumberProps<string>) {
  return (
    <NumberField
      {...useField(name, rest)}
      maxPlaces={places}
      minPlaces={fixed}
      prefix={prefix}
      unit={unit}
      className={spanClass(span)}
    />
  )
}

function Money({ name, span, currency, ...rest }: MoneyProps<string>) {
  return <MoneyField {...useField(name, rest)} currency={currency} className={spanClass(span)} />
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
      noteId={noteId ?? field.noteId}
      className={spanClass(span)}
      onChange={(value) => {
        field.onChange(value)
        onChoose?.(value)
      }}
    />
  )
}

function Choices({ name, span, options, ...rest }: ChoicesProps<string, string>) {
  const { ref: _, ...field } = useField<readonly string[]>(name, rest)
  return <CheckboxGroup {...field} options={options} className={spanClass(span)} />
}

function Check({ name, span, ...rest }: BoundFieldProps<string>) {
  const { value, onChange, ...field } = useField(name, { ...rest, isRequired: false })
  return (
    <Checkbox
      {...field}
      value={value === 'true'}
      onChange={(isSo) => onChange(isSo ? 'true' : '')}
      className={classNames(styles.check, spanClass(span))}
    />
  )
}

function Week({ name, span, ...rest }: BoundFieldProps<string>) {
  return <WeekField {...useField(name, rest)} className={spanClass(span)} />
}

function Day({ name, span, ...rest }: BoundFieldProps<string>) {
  return <DateField {...useField(name, rest)} className={spanClass(span)} />
}

const fieldComponents = { Text, Area, Number, Money, Choice, Choices, Check, Week, Day }

/** The fields whose value is any text. */
type TextName<Values extends FieldValues> = {
  [Name in FieldPath<Values>]: string extends FieldPathValue<Values, Name> ? Name : never
}[FieldPath<Values>] &
  string

/** The fields whose value is one of known words. */
type ChoiceName<Values extends FieldValues> = {
  [Name in FieldPath<Values>]: FieldPathValue<Values, Name> extends string ? Name : never
}[FieldPath<Values>] &
  string

/** The fields whose value is any of known words. */
type ChoicesName<Values extends FieldValues> = {
  [Name in FieldPath<Values>]: FieldPathValue<Values, Name> extends readonly string[] ? Name : never
}[FieldPath<Values>] &
  string

/** The kit's fields for one form, each bound to it by name. */
interface Fields<Values extends FieldValues> {
  /** One line. */
  Text: (props: TextProps<TextName<Values>>) => ReactNode
  /** Several lines. */
  Area: (props: AreaProps<TextName<Values>>) => ReactNode
  /** A number that is reckoned with: whole, unless `places` are given. */
  Number: (props: NumberProps<TextName<Values>>) => ReactNode
  /** An amount. */
  Money: (props: MoneyProps<TextName<Values>>) => ReactNode
  /** One of known words. */
  Choice: <Name extends ChoiceName<Values>>(
    props: ChoiceProps<Name, FieldPathValue<Values, Name> & string>,
  ) => ReactNode
  /** Any of known words. */
  Choices: <Name extends ChoicesName<Values>>(
    props: ChoicesProps<Name, FieldPathValue<Values, Name>[number]>,
  ) => ReactNode
  /** Yes or no. */
  Check: <Name extends ChoiceName<Values>>(props: BoundFieldProps<Name>) => ReactNode
  /** An ISO week. */
  Week: (props: BoundFieldProps<TextName<Values>>) => ReactNode
  /** A day. */
  Day: (props: BoundFieldProps<TextName<Values>>) => ReactNode
}

/**
 * The fields of one form: `const Field = fieldsOf<ClientValues>()`, then `<Field.Text name="vat_code" span={3} />`. Label, hint, mistake, whether a
 * field is required and whether it may be written in come from one place, by its name (`useField`).
 */
export const createFields = <Values extends FieldValues>(): Fields<Values> => fieldComponents
