import * as v from 'valibot'
import { vAllocationWrite } from '@/shared/api/generated/validators'
import { draftKey, readDraft, removeDraft, writeDraft } from '@/shared/lib/draft'

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
