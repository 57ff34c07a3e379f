import * as v from 'valibot'
import { vAllocationWrite } from '@/shared/api/generated/validators'
import { draftKey, readDraft, removeDraft, writeDraft } from '@/shared/lib/draft'

const vLastPurchase = v.object({
  deal: v.object({ id: v.string(), number: v.string() }),
  supplies: v.array(v.object({ id: v.string(), version: v.number() })),
  /** What brings free wood that was taken back to what it was. */
  back: v.array(vAllocationWrite),
  /** What was picked, as its screen keeps it. */
  picks: v.unknown(),
})

/** A purchase that was made last, with all that it takes to take it back. */
export type LastPurchase = v.InferOutput<typeof vLastPurchase>

const toStorageKey = (personId: string) => draftKey(personId, 'purchase')
const isLastPurchase = (value: unknown): value is LastPurchase => v.is(vLastPurchase, value)

/** Where what is picked for a deal is kept until it is bought. */
export const toPicksKey = (personId: string, dealId: string): string =>
  draftKey(personId, `purchase-${dealId}`)

export const saveLastPurchase = (personId: string, purchase: LastPurchase): void =>
  writeDraft(toStorageKey(personId), purchase)
export const clearLastPurchase = (personId: string): void => removeDraft(toStorageKey(personId))

/** The purchase that made just these supplies; null where the last one made others. */
export function findLastPurchase(
  personId: string,
  supplyIds: readonly string[],
): LastPurchase | null {
  const kept = readDraft(toStorageKey(personId), isLastPurchase)
  return kept &&
    hasSameIds(
      kept.supplies.map(({ id }) => id),
      supplyIds,
    )
    ? kept
    : null
}

const hasSameIds = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.length > 0 && some.every((id) => others.includes(id))
