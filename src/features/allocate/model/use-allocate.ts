import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import {
  toUndoAllocation,
  refreshAllocations,
  setAllocations,
  type Allocation,
  type AllocationWrite,
} from '@/entities/cover'
import { ApiProblem, formatProblem } from '@/shared/api'
import { useFormat, useTranslation, type Format } from '@/shared/i18n'
import { toast } from '@/shared/ui'
import { formatRefusal } from './format-refusal'

/** Moves wood, all of it or none; resolves to why it was refused, in words, or to null. */
export type Allocate = (...writes: AllocationWrite[]) => Promise<string | null>

/** Allocates, changes and lets go of wood, with a way back in the toast. What it changes on both documents is read again. */
export function useAllocate(): Allocate {
  const { t } = useTranslation('features/allocate')
  const format = useFormat()
  const queryClient = useQueryClient()
  const attempt = useRef({ act: '', key: '' })

  return useCallback(
    async (...writes) => {
      const send = async (allocations: AllocationWrite[]) => {
        const act = JSON.stringify(allocations)
        if (attempt.current.act !== act) attempt.current = { act, key: crypto.randomUUID() }
        const items = await setAllocations(allocations, attempt.current.key)
        attempt.current = { act: '', key: '' }
        void refreshAllocations(queryClient)
        return items
      }
      try {
        const items = await send(writes)
        // Of wood that goes from one to another the last is the one that gets it.
        const item = items.at(-1)
        if (item && item.m3 !== item.was_m3) {
          const undo = () =>
            void send(items.map(toUndoAllocation)).catch((error: unknown) =>
              toast.error(formatAllocationError(error, format)),
            )
          toast.info(
            t(
              items.length > 1
                ? 'done.moved'
                : Number(item.m3) === 0
                  ? 'done.released'
                  : 'done.allocated',
              { m3: format.volume(getMovedVolume(items, item)) },
            ),
            {
              label: t('undo'),
              onPress: undo,
            },
          )
        }
        return null
      } catch (error) {
        // What the field stands in may be gone by now, and what is typed with it: only what it is changed from is read anew.
        if (isChangedSince(error)) void refreshAllocations(queryClient)
        return formatAllocationError(error, format)
      }
    },
    [queryClient, format, t],
  )
}

/** What of it was let go, moved, or is allocated now. */
const getMovedVolume = ([first]: readonly Allocation[], { m3, was_m3 }: Allocation): string =>
  first && Number(first.m3) === 0 ? first.was_m3 : Number(m3) === 0 ? was_m3 : m3

const isChangedSince = (error: unknown): boolean =>
  error instanceof ApiProblem &&
  (error.problem.errors ?? []).some(({ code }) => code === 'changed_since')

/** Why it was refused, with its figures as the reader writes them. */
function formatAllocationError(error: unknown, format: Format): string {
  const [refusal] = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
  return refusal ? formatRefusal(refusal, format) : formatProblem(error)
}
