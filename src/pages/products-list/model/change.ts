import { specificationChoices, type ProductChange } from '@/entities/product'
import { vProductChange, vProductStatus } from '@/shared/api/generated/validators'
import { mistakesIn } from '@/shared/forms'

/** A field that may be changed of many products at once. */
export type ChangedField = keyof ProductChange

/** What is typed in each field that is to be changed, in the order in which they were chosen. */
export type TypedChange = readonly { readonly field: ChangedField; readonly value: string }[]

/** The fields, in the order of the contract. */
export const changedFields = Object.keys(vProductChange.entries) as ChangedField[]

const choices = { ...specificationChoices, status: vProductStatus.options }

/** The known words of a field that has such; null of one that is typed. */
export const choicesOf = (field: ChangedField): readonly string[] | null =>
  field in choices ? choices[field as keyof typeof choices] : null

const numbers: readonly string[] = ['humidity_percent', 'density_kg_m3'] satisfies ChangedField[]
export const isNumber = (field: ChangedField): boolean => numbers.includes(field)

/** Whether a field may be emptied. */
export const mayBeEmpty = (field: ChangedField): boolean =>
  choicesOf(field) === null && field !== 'density_kg_m3'

/** What is typed, as the contract takes it: what is left empty empties the field. */
export function productChangeOf(typed: TypedChange): ProductChange {
  const write = ({ field, value }: TypedChange[number]): [string, unknown] => {
    const text = value.trim()
    if (text === '') return [field, null]
    return [field, isNumber(field) ? Number(text) : text]
  }
  return Object.fromEntries(typed.map(write))
}

/** What is wrong with what is typed, by field. */
export const changeMistakes = (typed: TypedChange): Readonly<Record<string, string>> =>
  Object.fromEntries(
    mistakesIn(vProductChange, productChangeOf(typed)).map(({ name, message }) => [name, message]),
  )
