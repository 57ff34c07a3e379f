import { useEffect, useEffectEvent, useState } from 'react'
import { draftKey, useDraft, type Draft } from '@/shared/lib/draft'

type Values = Readonly<Record<string, string>>

const isValues = (kept: unknown): kept is Values => typeof kept === 'object' && kept !== null && Object.values(kept).every((value) => typeof value === 'string')

const differs = (some: Values, others: Values) => Object.keys(others).some((name) => some[name] !== others[name])

/**
 * What was typed into the profile before and not saved, as records keep it over reloads and lost sessions.
 * @param saved the profile as it would be typed
 */
export function useKeptTyping<Name extends string>(personId: string, saved: Readonly<Record<Name, string>>) {
  const draft = useDraft(draftKey(personId, 'profile'), isValues)
  // Of what was kept only what the form still has.
  const [initial] = useState<Readonly<Record<Name, string>>>(() => ({ ...saved, ...Object.fromEntries(Object.entries(draft.kept ?? {}).filter(([name]) => name in saved)) }))
  const [isKept, setKept] = useState(() => differs(initial, saved))
  const giveUp = () => {
    setKept(false)
    return saved
  }
  return { draft, initial, isKept, giveUp }
}

/** Keeps what the form holds, as long as it is not what is saved. */
export function useKeeping(draft: Draft<Values>, values: Values, saved: Values): void {
  const keep = useEffectEvent((typed: Values) => (differs(typed, saved) ? draft.keep(typed) : draft.discard()))
  useEffect(() => keep(values), [values])
}
