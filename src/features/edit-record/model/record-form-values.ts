import { dequal } from 'dequal/lite'
import type { FieldValues } from 'react-hook-form'
import type { Me } from '@/entities/session'
import { isFormValues, toFormValues, toPayload, type SchemaShape } from '@/shared/forms'
import type { RecordFormConfig, PayloadLine, SavedRecord, Payload } from './record-form-config'

/** Schema of the payload without the rows, which the line editor holds. */
function getFieldShape({ schema, rows }: RecordFormConfig): SchemaShape {
  const { [rows?.field ?? '']: _, ...entries } = schema.entries ?? {}
  return { type: schema.type, entries }
}

export const toRecordFormValues = (form: RecordFormConfig, payload: Payload): FieldValues => ({
  ...(toFormValues(getFieldShape(form), payload) as FieldValues),
  ...form.unsubmittedFields,
})

/** Payload fields of a saved record, with values as saved. */
export const toSavedPayload = (form: RecordFormConfig, saved: SavedRecord): Payload =>
  form.toPayload?.(saved) ?? { ...saved }

/** Form values of a new record. */
export const createBlankValues = (form: RecordFormConfig, me: Me): FieldValues => ({
  ...toRecordFormValues(form, {}),
  ...form.getInitialValues?.(me),
})

/** Converts form values to a payload, which the contract's validator may still reject. */
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

/** Payload of a saved record as the unchanged form would send it. */
export function toInitialPayload(form: RecordFormConfig, saved: SavedRecord): Payload {
  const payload = toSavedPayload(form, saved)
  return toRecordPayload(form, toRecordFormValues(form, payload), getPayloadLines(form, payload))
}

export const getPayloadLines = (
  { rows }: RecordFormConfig,
  payload: Payload,
): readonly PayloadLine[] => (rows ? (payload[rows.field] as readonly PayloadLine[]) : [])

/** True if a field that is never sent contains text. */
export const hasUnsubmitted = (
  { unsubmittedFields = {} }: RecordFormConfig,
  values: FieldValues,
): boolean =>
  Object.entries(unsubmittedFields).some(([name, emptyValue]) => !dequal(values[name], emptyValue))

/** True if a stored value has the structure of the form. */
export const isRecordFormValues = (form: RecordFormConfig, value: unknown): value is FieldValues =>
  isFormValues(getFieldShape(form), value)
