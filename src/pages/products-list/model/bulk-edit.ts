import { specificationChoices, type ProductChange } from '@/entities/product'
import { vProductChange, vProductStatus } from '@/shared/api/generated/validators'
import { findMistakes } from '@/shared/forms'

/** A field that supports bulk editing. */
export type BulkEditField = keyof ProductChange

/** Typed values, in the order in which the fields were added. */
export type BulkEditValues = readonly { readonly field: BulkEditField; readonly value: string }[]

/** In contract order. */
export const bulkEditFields = Object.keys(vProductChange.entries) as BulkEditField[]

const fieldChoices = { ...specificationChoices, status: vProductStatus.options }

/** Returns the options of an enum field; null for a typed field. */
export const getFieldChoices = (field: BulkEditField): readonly string[] | null =>
  field in fieldChoices ? fieldChoices[field as keyof typeof fieldChoices] : null

const numericFields: readonly string[] = [
  'humidity_percent',
  'density_kg_m3',
] satisfies BulkEditField[]
export const isNumericField = (field: BulkEditField): boolean => numericFields.includes(field)

/** True if the field may be cleared. */
export const canBeEmpty = (field: BulkEditField): boolean =>
  getFieldChoices(field) === null && field !== 'density_kg_m3'

/** Maps the typed values to the contract; an empty value clears the field. */
export function toProductChange(values: BulkEditValues): ProductChange {
  const toEntry = ({ field, value }: BulkEditValues[number]): [string, unknown] => {
    const text = value.trim()
    if (text === '') return [field, null]
    return [field, isNumericField(field) ? Number(text) : text]
  }
  return Object.fromEntries(values.map(toEntry))
}

/** Returns the validation errors by field. */
export const findBulkEditErrors = (values: BulkEditValues): Readonly<Record<string, string>> =>
  Object.fromEntries(
    findMistakes(vProductChange, toProductChange(values)).map(({ name, message }) => [
      name,
      message,
    ]),
  )
