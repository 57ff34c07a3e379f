import { dequal } from 'dequal/lite'
import type { FieldValues } from 'react-hook-form'
import type { Me } from '@/entities/session'
import { isFormValues, toFormValues, toPayload, type SchemaShape } from '@/shared/forms'
import type { RecordFormConfig, PayloadLine, SavedRecord, Payload } from './record-form-config'

/** Schema of the payload without the lines, which the line editor holds. */
function getFieldShape({ schema, lines }: RecordFormConfig): SchemaShape {
  const { [lines?.field ?? '']: _, ...entries } = schema.entries ?? {}
  return { type: schema.type, entries }
}

export const toRecordFormValues = (config: RecordFormConfig, payload: Payload): FieldValues => ({
  ...(toFormValues(getFieldShape(config), payload) as FieldValues),
  ...config.unsubmittedFields,
})

/** Payload fields of a saved record, with values as saved. */
export const toSavedPayload = (config: RecordFormConfig, saved: SavedRecord): Payload =>
  config.toPayload?.(saved) ?? { ...saved }

/** Form values of a new record. */
export const createBlankValues = (config: RecordFormConfig, me: Me): FieldValues => ({
  ...toRecordFormValues(config, {}),
  ...config.getInitialValues?.(me),
})

/** Converts form values to a payload, which the contract's validator may still refuse. */
export function toRecordPayload(
  config: RecordFormConfig,
  values: FieldValues,
  lines: readonly PayloadLine[],
): Payload {
  const plain = {
    ...(toPayload(getFieldShape(config), values) as Payload),
    ...(config.lines && { [config.lines.field]: lines }),
  }
  return config.adjustPayload ? config.adjustPayload(plain, values) : plain
}

/** Payload of a saved record as the unchanged form would send it. */
export function toInitialPayload(config: RecordFormConfig, saved: SavedRecord): Payload {
  const payload = toSavedPayload(config, saved)
  return toRecordPayload(
    config,
    toRecordFormValues(config, payload),
    getPayloadLines(config, payload),
  )
}

export const getPayloadLines = (
  { lines }: RecordFormConfig,
  payload: Payload,
): readonly PayloadLine[] => (lines ? (payload[lines.field] as readonly PayloadLine[]) : [])

/** True if a field that is never sent contains text. */
export const hasUnsubmitted = (
  { unsubmittedFields = {} }: RecordFormConfig,
  values: FieldValues,
): boolean =>
  Object.entries(unsubmittedFields).some(([name, emptyValue]) => !dequal(values[name], emptyValue))

/** True if a stored value has the structure of the form. */
export const isRecordFormValues = (
  config: RecordFormConfig,
  value: unknown,
): value is FieldValues => isFormValues(getFieldShape(config), value)
