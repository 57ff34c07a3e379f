import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type FieldError, ApiProblem, formatProblem } from '@/shared/api'
import { i18n, type Format, useFormat, useTranslation } from '@/shared/i18n'
import {
  toUndoAllocation,
  refreshAllocations,
  setAllocations,
  type Allocation,
  type AllocationWrite,
} from '@/entities/cover'
import { toast } from '@/shared/ui'

/**
 * Sends allocations in one transaction. Resolves to the formatted refusal, or null on success.
 */
export type Allocate = (...writes: AllocationWrite[]) => Promise<string | null>

/** Allocates, moves and releases wood. The toast offers undo. */
export function useAllocate(): Allocate {
  const { t } = useTranslation('features/allocate')
  const format = useFormat()
  const queryClient = useQueryClient()

  return useCallback(
    async (...writes) => {
      const send = async (allocations: AllocationWrite[]) => {
        const items = await setAllocations(allocations)
        void refreshAllocations(queryClient)
        return items
      }
      try {
        const items = await send(writes)
        // A move has two items; the last one receives the wood.
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
        const reason = formatAllocationError(error, format)
        // Refetch only if the base has changed: a refetch may remove the field with the typed
        // amount and the reason.
        if (isChangedSince(error)) {
          toast.error(reason)
          void refreshAllocations(queryClient)
        }
        return reason
      }
    },
    [queryClient, format, t],
  )
}

/** Volume that was moved, released or allocated, m3. */
const getMovedVolume = ([first]: readonly Allocation[], { m3, was_m3 }: Allocation): string =>
  first && Number(first.m3) === 0 ? first.was_m3 : Number(m3) === 0 ? was_m3 : m3

const isChangedSince = (error: unknown): boolean =>
  error instanceof ApiProblem &&
  (error.problem.errors ?? []).some(({ code }) => code === 'changed_since')

/** Formats why allocations were refused, with localized figures. */
function formatAllocationError(error: unknown, format: Format): string {
  const [refusal] = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
  return refusal ? formatRefusal(refusal, format) : formatProblem(error)
}

/** Formats why an amount was refused, with localized figures. */
export function formatRefusal({ code, params = {} }: FieldError, format: Format): string {
  const { free, least, now } = params
  const figures = Object.fromEntries(
    Object.entries({ free, least, now }).flatMap(([name, m3]) =>
      m3 === undefined ? [] : [[name, format.volume(m3)]],
    ),
  )
  return i18n.t(`shared/forms:field.${code}`, { ...params, ...figures })
}
