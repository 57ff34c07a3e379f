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
  return Object.fromEntries(
    Object.entries(kept).filter(
      ([name, value]) => fields.has(name) && isLike(value, fields.get(name)),
    ),
  )
}

function changedFields(value: object, blank: object) {
  const begun = new Map<string, unknown>(Object.entries(blank))
  return Object.fromEntries(
    Object.entries(value).filter(([name, each]) => !same(each, begun.get(name))),
  )
}

const isLike = (value: unknown, begun: unknown) =>
  value === null ||
  begun === null ||
  (typeof value === typeof begun && Array.isArray(value) === Array.isArray(begun))

/**
 * What is typed into a short form, kept on this device over a closed tab and a lost session until it is sent or given up. What is long, saved again and
 * again, or shared with others is a record, which keeps its own.
 * @param key from `draftKey`: of the person, the form and what it is about
 * @param blank what the form begins with: nothing, or what is saved
 */
export function useKeptTyping<Value extends object>(key: string, blank: Value): KeptTyping<Value> {
  const draft = useDraft(key, isObject)
  const [typed, setTyped] = useState<Value>(() => ({
    ...blank,
    ...stillTaken(draft.kept ?? {}, blank),
  }))
  const [isKept, setKept] = useState(() => !same(typed, blank))

  // Only the changed fields: the others show what is saved when the form opens again.
  const keep = useEffectEvent((value: Value) => {
    const changed = changedFields(value, blank)
    if (Object.keys(changed).length === 0) draft.discard()
    else draft.keep(changed)
  })
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
