import { useState } from 'react'
import { toPicksKey } from '@/features/undo-purchase'
import { useDraft } from '@/shared/lib/draft'
import { isPicks, type Pick, type Picks } from './picks'

/** Picks of a user for a deal, stored on the device until they are bought. */
export function usePicks(personId: string, dealId: string) {
  const draft = useDraft(toPicksKey(personId, dealId), isPicks)
  const [picks, setPicks] = useState<Picks>(draft.restored ?? {})
  const [wasRestored, setWasRestored] = useState(Object.keys(picks).length > 0)

  function updatePicks(next: Picks) {
    setPicks(next)
    if (Object.keys(next).length > 0) draft.save(next)
    else draft.discard()
  }
  return {
    picks,
    /** True if the picks were restored from the device. */
    wasRestored,
    set: (changes: Readonly<Record<string, Pick | null>>) => {
      const changed = Object.entries({ ...picks, ...changes }).flatMap(([key, pick]) =>
        pick === null || pick.text === '' ? [] : [[key, pick] as const],
      )
      updatePicks(Object.fromEntries(changed))
    },
    clear: () => {
      updatePicks({})
      setWasRestored(false)
    },
    settle: () => setWasRestored(false),
    forget: () => draft.discard(),
  }
}
