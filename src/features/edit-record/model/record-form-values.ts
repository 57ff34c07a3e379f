import type { FieldValues } from 'react-hook-form'
import type { Me } from '@/entities/session'
import { isFormValues, toFormValues, toPayload, type SchemaShape } from '@/shared/forms'
import { isEqual } from '@/shared/lib/is-equal'
import type { RecordFormConfig, PayloadLine, SavedRecord, Payload } from './record-form-config'

/** What the fields write: all of it but the rows, which have a sheet. */
function getFieldShape({ schema, rows }: RecordFormConfig): SchemaShape {
  const { [rows?.field ?? '']: _, ...entries } = schema.entries ?? {}
  return { type: schema.type, entries }
}

/** What is written, as it stands in the form. */
export const toRecordFormValues = (form: RecordFormConfig, write: Payload): FieldValues => ({
  ...(toFormValues(getFieldShape(form), write) as FieldValues),
  ...form.unsubmittedFields,
})

/** What is written of a saved one, beside what is told of it. */
export const payloadFromSaved = (form: RecordFormConfig, saved: SavedRecord): Payload =>
  form.toPayload?.(saved) ?? { ...saved }

/** The form of a new one. */
export const blankValues = (form: RecordFormConfig, me: Me): FieldValues => ({
  ...toRecordFormValues(form, {}),
  ...form.getInitialValues?.(me),
})

/** What stands in the form as the backend takes it; the contract's validator says whether it does. */
export function toRecordPayload(
  form: RecordFormConfig,
  values: FieldValues,
  rows: readonly PayloadLine[],
): Payload {
  const plain = {
    ...(toPayload(getFieldShape(form), values) as Payload),
    ...(form.rows && { [form.rows.field]: rows }),
  }
  return form.adjustPayload ? form.adjustPayload(plain, values) : plain
}

/** A saved one as the form would write it, were nothing touched. */
export function toInitialPayload(form: RecordFormConfig, saved: SavedRecord): Payload {
  const written = payloadFromSaved(form, saved)
  return toRecordPayload(form, toRecordFormValues(form, written), getPayloadLines(form, written))
}

/** The rows in what is written. */
export const getPayloadLines = (
  { rows }: RecordFormConfig,
  write: Payload,
): readonly PayloadLine[] => (rows ? (write[rows.field] as readonly PayloadLine[]) : [])

/** Whether something was typed that is never sent by itself. */
export const hasUnsubmitted = (
  { unsubmittedFields = {} }: RecordFormConfig,
  values: FieldValues,
): boolean =>
  Object.entries(unsubmittedFields).some(([name, nothing]) => !isEqual(values[name], nothing))

/** Whether something kept is what the form holds. */
export const isRecordFormValues = (form: RecordFormConfig, value: unknown): value is FieldValues =>
  isFormValues(getFieldShape(form), value)
