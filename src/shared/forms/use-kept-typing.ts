import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react'
import { useDraft } from '@/shared/lib/draft'
import { same } from '@/shared/lib/same'

/** What is typed into a short form, and whether it was typed when the form was open before. */
export interface KeptTyping<Value> {
  readonly typed: Value
  readonly setTyped: Dispatch<SetStateAction<Value>>
  /** What stands there comes from before; whoever opens the form must be told. */
  readonly isKept: boolean
  /** Begins anew. */
  giveUp(): void
  /** It is sent. */
  forget(): void
}

const isObject = (kept: unknown): kept is object => typeof kept === 'object' && kept !== null

/** Of what was kept, what this form still has: an older version of it may have had others. */
function stillTaken(kept: object, blank: object) {
  const fields = new Map<string, unknown>(Object.entries(blank))
  return Object.fromEntries(Object.entries(kept).filter(([name, value]) => fields.has(name) && isLike(value, fields.get(name))))
}

const isLike = (value: unknown, begun: unknown) => value === null || begun === null || (typeof value === typeof begun && Array.isArray(value) === Array.isArray(begun))

/**
 * What is typed into a short form, kept on this device over a closed tab and a lost session until it is sent or given up. What is long, saved again and
 * again, or shared with others is a record, which keeps its own.
 * @param key from `draftKey`: of the person, the form and what it is about
 * @param blank what the form begins with: nothing, or what is saved
 */
export function useKeptTyping<Value extends object>(key: string, blank: Value): KeptTyping<Value> {
  const draft = useDraft(key, isObject)
  const [typed, setTyped] = useState<Value>(() => ({ ...blank, ...stillTaken(draft.kept ?? {}, blank) }))
  const [isKept, setKept] = useState(() => !same(typed, blank))

  const keep = useEffectEvent((value: Value) => (same(value, blank) ? draft.discard() : draft.keep(value)))
  useEffect(() => keep(typed), [typed])

  return {
    typed,
    setTyped,
    isKept,
    giveUp() {
      setTyped(blank)
      setKept(false)
    },
    forget: draft.discard,
  }
}
