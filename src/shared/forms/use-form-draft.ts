import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react'
import { useDraft } from '@/shared/lib/draft'
import { isEqual } from '@/shared/lib/is-equal'

/** What is typed into a short form, and whether it was typed when the form was open before. */
export interface FormDraft<Value> {
  readonly values: Value
  readonly setValues: Dispatch<SetStateAction<Value>>
  /** What stands there comes from before; whoever opens the form must be told. */
  readonly isRestored: boolean
  /** Begins anew. */
  discard(): void
  /** It is sent. */
  clear(): void
}

const isObject = (kept: unknown): kept is object => typeof kept === 'object' && kept !== null

/** Of what was kept, what this form still has: an older version of it may have had others. */
function pickKnownFields(kept: object, blank: object) {
  const fields = new Map<string, unknown>(Object.entries(blank))
  return Object.fromEntries(
    Object.entries(kept).filter(
      ([name, value]) => fields.has(name) && isSameKind(value, fields.get(name)),
    ),
  )
}

function pickChangedFields(value: object, blank: object) {
  const begun = new Map<string, unknown>(Object.entries(blank))
  return Object.fromEntries(
    Object.entries(value).filter(([name, each]) => !isEqual(each, begun.get(name))),
  )
}

const isSameKind = (value: unknown, begun: unknown) =>
  value === null ||
  begun === null ||
  (typeof value === typeof begun && Array.isArray(value) === Array.isArray(begun))

/**
 * What is typed into a short form, kept on this device over a closed tab and a lost session until it is sent or given up. What is long, saved again and
 * again, or shared with others is a record, which keeps its own.
 * @param key from `draftKey`: of the person, the form and what it is about
 * @param blank what the form begins with: nothing, or what is saved
 */
export function useFormDraft<Value extends object>(key: string, blank: Value): FormDraft<Value> {
  const draft = useDraft(key, isObject)
  const [typed, setTyped] = useState<Value>(() => ({
    ...blank,
    ...pickKnownFields(draft.restored ?? {}, blank),
  }))
  const [isKept, setKept] = useState(() => !isEqual(typed, blank))

  // Only the changed fields: the others show what is saved when the form opens again.
  const keep = useEffectEvent((value: Value) => {
    const changed = pickChangedFields(value, blank)
    if (Object.keys(changed).length === 0) draft.discard()
    else draft.save(changed)
  })
  useEffect(() => keep(typed), [typed])

  return {
    values: typed,
    setValues: setTyped,
    isRestored: isKept,
    discard() {
      setTyped(blank)
      setKept(false)
    },
    clear: draft.discard,
  }
}
