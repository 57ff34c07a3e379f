import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  changeProducts,
  changesPreviewQueryOptions,
  refreshProducts,
  type ProductFilter,
} from '@/entities/product'
import { ApiProblem, useFormatProblem, type Schemas } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { toast } from '@/shared/ui'
import { toProductChange, type BulkEditValues } from './bulk-edit'

type Preview = Schemas['ProductChangesPreview']

const isStaleError = (error: unknown) =>
  error instanceof ApiProblem && error.problem.errors?.some(({ code }) => code === 'changed_since')

/** Bulk edit of all products of a filter: preview, then the change as previewed. */
export function useBulkEdit(filter: ProductFilter, onDone: () => void) {
  const { t } = useTranslation('pages/products-list')
  const queryClient = useQueryClient()
  const problemText = useFormatProblem()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      key.current = crypto.randomUUID()
      setFailure(isStaleError(error) ? t('changes.changed_since') : problemText(error))
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
    forget: () => setPreview(null),
    look: (values: BulkEditValues) =>
      attempt(async () =>
        setPreview(
          await queryClient.query(changesPreviewQueryOptions(filter, toProductChange(values))),
        ),
      ),
    change: (values: BulkEditValues, { stamp }: Preview) =>
      attempt(async () => {
        const { changed } = await changeProducts(
          { filter, set: toProductChange(values), stamp },
          key.current,
        )
        await refreshProducts(queryClient)
        toast.info(t('changes.done', { count: changed }))
        onDone()
      }),
  }
}
