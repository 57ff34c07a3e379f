import * as v from 'valibot'
import { vSearchHit } from '@/shared/api/generated/validators'
import type { Hit } from './search-query'

/** Kept for each person on this device. */
const MOST = 8
const keyOf = (personId: string) => `finder:${personId}`
const vHits = v.array(vSearchHit)

/** What this person opened from here, the last first. */
export function recentOf(personId: string): readonly Hit[] {
  try {
    const kept = v.safeParse(vHits, JSON.parse(localStorage.getItem(keyOf(personId)) ?? '[]'))
    return kept.success ? kept.output : []
  } catch {
    return []
  }
}

/** Puts a record before the others. Where nothing can be kept there are no recent ones. */
export function keepRecent(personId: string, hit: Hit): void {
  const others = recentOf(personId).filter(({ id }) => id !== hit.id)
  try {
    localStorage.setItem(keyOf(personId), JSON.stringify([hit, ...others].slice(0, MOST)))
  } catch {
    // Storage is full or forbidden.
  }
}
