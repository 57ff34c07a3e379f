import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import * as v from 'valibot'
import { refreshAllocations, undoPurchase } from '@/entities/cover'
import { useMe } from '@/entities/session'
import { vAllocationWrite } from '@contract/validators'
import { useTranslation } from '@/shared/i18n'
import { draftKey, readDraft, removeDraft, writeDraft } from '@/shared/lib/draft'
import { toast } from '@/shared/ui'

const vLastPurchase = v.object({
  deal: v.object({ id: v.string(), number: v.string() }),
  supplies: v.array(v.object({ id: v.string(), version: v.number() })),
  /** Requests that release the allocated wood. */
  back: v.array(vAllocationWrite),
  /** Selection on the purchase screen, as stored there. */
  picks: v.unknown(),
})

/** The user's last purchase, with everything needed to revert it. */
export type LastPurchase = v.InferOutput<typeof vLastPurchase>

const toStorageKey = (personId: string) => draftKey(personId, 'purchase')
const isLastPurchase = (value: unknown): value is LastPurchase => v.is(vLastPurchase, value)

/** Draft key of the selection on a deal's purchase screen. */
export const toPicksKey = (personId: string, dealId: string): string =>
  draftKey(personId, `purchase-${dealId}`)

export const saveLastPurchase = (personId: string, purchase: LastPurchase): void =>
  writeDraft(toStorageKey(personId), purchase)
export const clearLastPurchase = (personId: string): void => removeDraft(toStorageKey(personId))

/** Returns the last purchase if it created exactly these supplies; null otherwise. */
export function findLastPurchase(
  personId: string,
  supplyIds: readonly string[],
): LastPurchase | null {
  const purchase = readDraft(toStorageKey(personId), isLastPurchase)
  return purchase &&
    hasSameIds(
      purchase.supplies.map(({ id }) => id),
      supplyIds,
    )
    ? purchase
    : null
}

const hasSameIds = (ids: readonly string[], otherIds: readonly string[]): boolean =>
  ids.length === otherIds.length && ids.length > 0 && ids.every((id) => otherIds.includes(id))

/**
 * Reverts a purchase and opens its purchase screen with the restored selection.
 * @throws ApiProblem
 */
export function useUndoPurchase(): (purchase: LastPurchase) => Promise<void> {
  const { t } = useTranslation('features/undo-purchase')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const me = useMe()
  return useCallback(
    async ({ deal, supplies, back, picks }) => {
      const allocations = back.map(({ was_m3 = null, ...write }) => ({ ...write, was_m3 }))
      const undo = { supplies, allocations, reason: t('reason', { deal: deal.number }) }
      await undoPurchase(deal.id, undo)
      if (me) {
        clearLastPurchase(me.id)
        writeDraft(toPicksKey(me.id, deal.id), picks)
      }
      void refreshAllocations(queryClient)
      toast.info(t('done', { deal: deal.number }))
      await navigate({ to: '/supply_from_deal/$deal_id', params: { deal_id: deal.id } })
    },
    [me, navigate, queryClient, t],
  )
}
