import type { FieldValues } from 'react-hook-form'
import type { Me } from '@/entities/session'
import { isTyped, typedOf, writtenOf, type Shape } from '@/shared/forms'
import { same } from '@/shared/lib/same'
import type { RecordForm, Row, SavedRecord, Written } from './record-form'

/** What the fields write: all of it but the rows, which have a sheet. */
function shapeOf({ schema, rows }: RecordForm): Shape {
  const { [rows?.field ?? '']: _, ...entries } = schema.entries ?? {}
  return { type: schema.type, entries }
}

/** What is written, as it stands in the form. */
export const valuesOf = (form: RecordForm, write: Written): FieldValues => ({
  ...(typedOf(shapeOf(form), write) as FieldValues),
  ...form.beside,
})

/** What is written of a saved one, beside what is told of it. */
export const writtenIn = (form: RecordForm, saved: SavedRecord): Written =>
  form.written?.(saved) ?? { ...saved }

/** The form of a new one. */
export const blankValues = (form: RecordForm, me: Me): FieldValues => ({
  ...valuesOf(form, {}),
  ...form.blank?.(me),
})

/** What stands in the form as the backend takes it; the contract's validator says whether it does. */
export function writeOf(form: RecordForm, values: FieldValues, rows: readonly Row[]): Written {
  const plain = {
    ...(writtenOf(shapeOf(form), values) as Written),
    ...(form.rows && { [form.rows.field]: rows }),
  }
  return form.write ? form.write(plain, values) : plain
}

/** A saved one as the form would write it, were nothing touched. */
export function untouched(form: RecordForm, saved: SavedRecord): Written {
  const written = writtenIn(form, saved)
  return writeOf(form, valuesOf(form, written), rowsIn(form, written))
}

/** The rows in what is written. */
export const rowsIn = ({ rows }: RecordForm, write: Written): readonly Row[] =>
  rows ? (write[rows.field] as readonly Row[]) : []

/** Whether something was typed that is never sent by itself. */
export const hasBeside = ({ beside = {} }: RecordForm, values: FieldValues): boolean =>
  Object.entries(beside).some(([name, nothing]) => !same(values[name], nothing))

/** Whether something kept is what the form holds. */
export const isValues = (form: RecordForm, value: unknown): value is FieldValues =>
  isTyped(shapeOf(form), value)
