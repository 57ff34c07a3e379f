import type { ReactNode } from 'react'
import { useController, type FieldPath, type FieldPathValue } from 'react-hook-form'
import { MoneyField, NativeSelect, NumberField, TextArea, TextField } from '@/shared/ui'
import { useDealContext, type DealField } from '../model/deal-editor'
import type { DealFormValues } from '../model/deal-form'
import styles from './deal-fields.module.css'

/** The deal's own fields: what else was typed is none of them. */
type Path = Exclude<FieldPath<DealFormValues>, 'client_words'>
/** The fields whose value is any text. */
type TextPath = { [Name in Path]: string extends FieldPathValue<DealFormValues, Name> ? Name : never }[Path]
/** The fields whose value is one of known words. */
type ChoicePath = Exclude<
  { [Name in Path]: FieldPathValue<DealFormValues, Name> extends string ? Name : never }[Path],
  TextPath
>

const isRoot = (root: string | undefined): root is DealField => root !== undefined

/** What a field of the kit needs of a field of the form: its value, its mistake, and whether it may be changed. */
export function useDealField<Name extends Path>(name: Name) {
  const { editor, rights } = useDealContext()
  const { field, fieldState } = useController({ name, control: editor.form.control })
  const [root] = name.split('.')
  return {
    name,
    value: field.value,
    onChange: (value: FieldPathValue<DealFormValues, Name>) => {
      field.onChange(value)
      if (fieldState.error) editor.form.clearErrors(name)
    },
    onBlur: field.onBlur,
    error: fieldState.error?.message,
    isReadOnly: !isRoot(root) || !rights.canEdit(root),
  }
}

interface PlaceProps {
  name: string
  /** Columns out of twelve. */
  span: 2 | 3 | 4 | 5 | 6 | 12
  children: ReactNode
}

/** Where a field stands, findable by its name. */
export function FieldPlace({ name, span, children }: PlaceProps) {
  return (
    <div data-field={name} className={styles[`span${span}`]}>
      {children}
    </div>
  )
}

/** Columns out of twelve that a field takes. */
export type Span = PlaceProps['span']

interface TextProps {
  name: TextPath
  label: string
  span: Span
  isRequired?: boolean
  hint?: string
}

export function DealText({ name, span, ...rest }: TextProps) {
  const field = useDealField(name)
  return (
    <FieldPlace name={name} span={span}>
      <TextField {...field} {...rest} />
    </FieldPlace>
  )
}

/** A section's only field, as wide as it is: the section's title shows what it is, the label says it to who does not see that. */
export function DealArea({ name, label }: Pick<TextProps, 'name' | 'label'>) {
  const field = useDealField(name)
  return (
    <FieldPlace name={name} span={12}>
      <TextArea {...field} label={label} isLabelHidden />
    </FieldPlace>
  )
}

interface NumberProps extends TextProps {
  prefix?: string
  unit?: string
  /** Digits after the mark at most, and those that are always written. */
  places: number
  fixed?: number
}

export function DealNumber({ name, span, unit, places, fixed, ...rest }: NumberProps) {
  const field = useDealField(name)
  return (
    <FieldPlace name={name} span={span}>
      <NumberField {...field} {...rest} unit={unit} maxPlaces={places} minPlaces={fixed} />
    </FieldPlace>
  )
}

export function DealMoney({ name, span, currency, ...rest }: TextProps & { currency: string }) {
  const field = useDealField(name)
  return (
    <FieldPlace name={name} span={span}>
      <MoneyField {...field} {...rest} currency={currency} />
    </FieldPlace>
  )
}

interface ChoiceProps<Name extends ChoicePath> {
  name: Name
  label: string
  span: Span
  noteId?: string | undefined
  options: readonly { value: FieldPathValue<DealFormValues, Name>; label: string }[]
}

export function DealChoice<Name extends ChoicePath>({ name, span, ...rest }: ChoiceProps<Name>) {
  const field = useDealField(name)
  return (
    <FieldPlace name={name} span={span}>
      <NativeSelect
        {...field}
        {...rest}
        isRequired
        onChange={(value) => {
          if (value !== '') field.onChange(value)
        }}
      />
    </FieldPlace>
  )
}
