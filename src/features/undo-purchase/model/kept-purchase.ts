import * as v from 'valibot'
import { vAllocationWrite } from '@/shared/api/generated/validators'
import { draftKey, readDraft, removeDraft, writeDraft } from '@/shared/lib/draft'

const vKept = v.object({
  deal: v.object({ id: v.string(), number: v.string() }),
  supplies: v.array(v.object({ id: v.string(), version: v.number() })),
  /** What brings free wood that was taken back to what it was. */
  back: v.array(vAllocationWrite),
  /** What was picked, as its screen keeps it. */
  picks: v.unknown(),
})

/** A purchase that was made last, with all that it takes to take it back. */
export type KeptPurchase = v.InferOutput<typeof vKept>

const keyOf = (personId: string) => draftKey(personId, 'purchase')
const isKept = (value: unknown): value is KeptPurchase => v.is(vKept, value)

/** Where what is picked for a deal is kept until it is bought. */
export const picksKey = (personId: string, dealId: string): string =>
  draftKey(personId, `purchase-${dealId}`)

export const keepPurchase = (personId: string, purchase: KeptPurchase): void =>
  writeDraft(keyOf(personId), purchase)
export const forgetPurchase = (personId: string): void => removeDraft(keyOf(personId))

/** The purchase that made just these supplies; null where the last one made others. */
export function purchaseOf(personId: string, supplyIds: readonly string[]): KeptPurchase | null {
  const kept = readDraft(keyOf(personId), isKept)
  return kept &&
    sameIds(
      kept.supplies.map(({ id }) => id),
      supplyIds,
    )
    ? kept
    : null
}

const sameIds = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.length > 0 && some.every((id) => others.includes(id))
