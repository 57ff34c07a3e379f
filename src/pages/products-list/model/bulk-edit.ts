import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  changeProducts,
  changesPreviewQueryOptions,
  type ProductChange,
  type ProductFilter,
  refreshProducts,
  specificationChoices,
} from '@/entities/product'
import { ApiProblem, isInvalid, type Schemas, useFormatProblem } from '@/shared/api'
import { vProductChange, vProductStatus } from '@contract/validators'
import { findMistakes } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { toast } from '@/shared/ui'

/** A field that supports bulk editing. */
export type BulkEditField = keyof ProductChange

/** Typed values, in the order in which the fields were added. */
export type BulkEditValues = readonly { readonly field: BulkEditField; readonly value: string }[]

/** Fields of a bulk edit, in contract order. */
export const bulkEditFields = Object.keys(vProductChange.entries) as BulkEditField[]

const fieldChoices = { ...specificationChoices, status: vProductStatus.options }

/** Returns the options of an enum field; null for a typed field. */
export const getFieldChoices = (field: BulkEditField): readonly string[] | null =>
  field in fieldChoices ? fieldChoices[field as keyof typeof fieldChoices] : null

const NUMERIC_FIELDS: readonly string[] = [
  'humidity_percent',
  'density_kg_m3',
] satisfies BulkEditField[]
export const isNumericField = (field: BulkEditField): boolean => NUMERIC_FIELDS.includes(field)

/** True if the field may be cleared. */
export const canBeEmpty = (field: BulkEditField): boolean =>
  getFieldChoices(field) === null && field !== 'density_kg_m3'

/** Maps the typed values to the contract; an empty value clears the field. */
function toProductChange(values: BulkEditValues): ProductChange {
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

type Preview = Schemas['ProductChangesPreview']

const isStaleError = (error: unknown) =>
  error instanceof ApiProblem && error.problem.errors?.some(({ code }) => code === 'changed_since')

/** Bulk edit of all products of a filter: preview, then the change as previewed. */
export function useBulkEdit(filter: ProductFilter, onDone: () => void) {
  const { t } = useTranslation('pages/products-list')
  const queryClient = useQueryClient()
  const formatProblem = useFormatProblem()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      if (isInvalid(error) && !isStaleError(error)) toast.formValidationError()
      setFailure(isStaleError(error) ? t('changes.changed_since') : formatProblem(error))
      setPreview(null)
    } finally {
      setBusy(false)
    }
  }

  return {
    preview,
    failure,
    isBusy,
    /** Discards a preview that no longer matches the input. */
    discardPreview: () => setPreview(null),
    loadPreview: (values: BulkEditValues) =>
      attempt(async () =>
        setPreview(
          await queryClient.query(changesPreviewQueryOptions(filter, toProductChange(values))),
        ),
      ),
    change: (values: BulkEditValues, { stamp }: Preview) =>
      attempt(async () => {
        const { changed } = await changeProducts({ filter, set: toProductChange(values), stamp })
        await refreshProducts(queryClient)
        toast.info(t('changes.done', { count: changed }))
        onDone()
      }),
  }
}
