import { dequal } from 'dequal/lite'
import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react'
import { useDraft } from '@/shared/lib/draft'

/** Values of a short form, with their draft. */
export interface FormDraft<Value> {
  readonly values: Value
  readonly setValues: Dispatch<SetStateAction<Value>>
  /** True if the values come from an earlier visit. The form must say so. */
  readonly isRestored: boolean
  /** Resets the form to its initial values. */
  discard(): void
  /** Removes the draft after the form was sent. */
  clear(): void
}

const isObject = (kept: unknown): kept is object => typeof kept === 'object' && kept !== null

/** Keeps only draft fields that the form still has; an older version may have had others. */
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
    Object.entries(value).filter(([name, each]) => !dequal(each, begun.get(name))),
  )
}

const isSameKind = (value: unknown, begun: unknown) =>
  value === null ||
  begun === null ||
  (typeof value === typeof begun && Array.isArray(value) === Array.isArray(begun))

/**
 * Holds the values of a short form and stores their draft on this device until it is sent or
 * discarded. Records have their own drafts.
 * @param key from `draftKey`
 * @param blank initial values: empty, or saved
 */
export function useFormDraft<Value extends object>(key: string, blank: Value): FormDraft<Value> {
  const draft = useDraft(key, isObject)
  const [typed, setTyped] = useState<Value>(() => ({
    ...blank,
    ...pickKnownFields(draft.restored ?? {}, blank),
  }))
  const [isKept, setKept] = useState(() => !dequal(typed, blank))

  // Stores changed fields only, so that the others show the saved values next time.
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
