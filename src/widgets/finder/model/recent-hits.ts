import * as v from 'valibot'
import { vSearchHit } from '@/shared/api/generated/validators'
import type { Hit } from './search-query'

/** Kept for each person on this device. */
const MAX_RECENT = 8
const toStorageKey = (personId: string) => `finder:${personId}`
const vHits = v.array(vSearchHit)

/** What this person opened from here, the last first. */
export function readRecentHits(personId: string): readonly Hit[] {
  try {
    const kept = v.safeParse(
      vHits,
      JSON.parse(localStorage.getItem(toStorageKey(personId)) ?? '[]'),
    )
    return kept.success ? kept.output : []
  } catch {
    return []
  }
}

/** Puts a record before the others. Where nothing can be kept there are no recent ones. */
export function saveRecentHit(personId: string, hit: Hit): void {
  const others = readRecentHits(personId).filter(({ id }) => id !== hit.id)
  try {
    localStorage.setItem(
      toStorageKey(personId),
      JSON.stringify([hit, ...others].slice(0, MAX_RECENT)),
    )
  } catch {
    // Storage is full or forbidden.
  }
}
