import { dequal } from 'dequal/lite'
import { useState } from 'react'
import { isDraftStored, readDraft, removeDraft, writeDraft } from '@/shared/lib/draft'
import { isRecord } from '@/shared/lib/type-guards'

/** Draft of a short form, as stored. */
export interface StoredDraft {
  /** Fields that differ from their initial values. */
  readonly changes: object
  /** Saved values of the changed fields when they were typed. */
  readonly base?: object | undefined
  /** Idempotency key of a request without an answer. */
  readonly key?: string | undefined
}

export type FormDraft<Values extends object> = ReturnType<typeof useStoredDraft<Values>>

/** Drafts of earlier versions contain only the changes. */
const toStoredDraft = (stored: object): StoredDraft =>
  'changes' in stored && isRecord(stored.changes)
    ? {
        changes: stored.changes,
        base: 'base' in stored && isRecord(stored.base) ? stored.base : undefined,
        key: 'key' in stored && typeof stored.key === 'string' ? stored.key : undefined,
      }
    : { changes: stored }

/**
 * Reads the draft of a short form when it opens.
 * @param key from `draftKey`; undefined if the form has no draft
 * @param formerKey key of drafts that an earlier version of the form stored
 */
export function useStoredDraft<Values extends object>(
  key: string | undefined,
  formerKey: string | undefined,
  initialValues: Values,
) {
  const read = () =>
    (key === undefined ? null : readDraft(key, isRecord)) ??
    (formerKey === undefined ? null : readDraft(formerKey, isRecord))
  const [restored] = useState(() => toStoredDraft(read() ?? {}))
  const toValues = ({ changes }: StoredDraft): Values => ({
    ...initialValues,
    ...pickKnownFields(changes, initialValues),
  })
  const [values] = useState(() => toValues(restored))
  const [isRestored, setRestored] = useState(() => !dequal(values, initialValues))
  const remove = () => {
    if (key !== undefined) removeDraft(key)
    if (formerKey !== undefined) removeDraft(formerKey)
  }
  return {
    /** Initial values, with the draft. */
    values,
    isRestored,
    /** Saved values that the draft is based on; undefined if unknown. */
    base: restored.base,
    /** Idempotency key of a request without an answer; undefined if none. */
    key: restored.key,
    /** Reads the values with the stored draft, which may be of another screen; null without one. */
    readValues(): Values | null {
      const stored = read()
      return stored && toValues(toStoredDraft(stored))
    },
    save(draft: StoredDraft) {
      if (Object.keys(draft.changes).length === 0 && draft.key === undefined) return remove()
      if (key !== undefined) writeDraft(key, draft)
      // On a full device, the former draft is the only stored one.
      if (formerKey !== undefined && (key === undefined || isDraftStored(key)))
        removeDraft(formerKey)
    },
    remove() {
      remove()
      setRestored(false)
    },
  }
}

/** Keeps only draft fields that the form still has; an older version may have had others. */
function pickKnownFields(stored: object, initialValues: object) {
  const fields = new Map<string, unknown>(Object.entries(initialValues))
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) => fields.has(name) && isSameKind(value, fields.get(name)),
    ),
  )
}

/** Fields whose values differ from the initial ones. */
export function pickChangedFields(values: object, initialValues: object) {
  const initial = new Map<string, unknown>(Object.entries(initialValues))
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !dequal(value, initial.get(name))),
  )
}

/** Picks the fields of `values` that `names` has too. */
export const pickFields = (values: object, names: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in names))

const isSameKind = (value: unknown, initial: unknown) =>
  value === null ||
  initial === null ||
  (typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial))
