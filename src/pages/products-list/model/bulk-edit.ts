import { specificationChoices, type ProductChange } from '@/entities/product'
import { vProductChange, vProductStatus } from '@/shared/api/generated/validators'
import { findMistakes } from '@/shared/forms'

/** A field that may be changed of many products at once. */
export type BulkEditField = keyof ProductChange

/** What is typed in each field that is to be changed, in the order in which they were chosen. */
export type BulkEditValues = readonly { readonly field: BulkEditField; readonly value: string }[]

/** The fields, in the order of the contract. */
export const bulkEditFields = Object.keys(vProductChange.entries) as BulkEditField[]

const fieldChoices = { ...specificationChoices, status: vProductStatus.options }

/** The known words of a field that has such; null of one that is typed. */
export const getFieldChoices = (field: BulkEditField): readonly string[] | null =>
  field in fieldChoices ? fieldChoices[field as keyof typeof fieldChoices] : null

const numericFields: readonly string[] = [
  'humidity_percent',
  'density_kg_m3',
] satisfies BulkEditField[]
export const isNumericField = (field: BulkEditField): boolean => numericFields.includes(field)

/** Whether a field may be emptied. */
export const canBeEmpty = (field: BulkEditField): boolean =>
  getFieldChoices(field) === null && field !== 'density_kg_m3'

/** What is typed, as the contract takes it: what is left empty empties the field. */
export function toProductChange(typed: BulkEditValues): ProductChange {
  const write = ({ field, value }: BulkEditValues[number]): [string, unknown] => {
    const text = value.trim()
    if (text === '') return [field, null]
    return [field, isNumericField(field) ? Number(text) : text]
  }
  return Object.fromEntries(typed.map(write))
}

/** What is wrong with what is typed, by field. */
export const findBulkEditErrors = (typed: BulkEditValues): Readonly<Record<string, string>> =>
  Object.fromEntries(
    findMistakes(vProductChange, toProductChange(typed)).map(({ name, message }) => [
      name,
      message,
    ]),
  )
