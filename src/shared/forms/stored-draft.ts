import { dequal } from 'dequal/lite'
import { useState } from 'react'
import { readDraft, removeDraft, writeDraft } from '@/shared/lib/draft'

const isObject = (stored: unknown): stored is object =>
  typeof stored === 'object' && stored !== null

/**
 * Reads the draft of a short form when it opens.
 * @param key from `draftKey`; undefined if the form has no draft
 */
export function useStoredDraft<Values extends object>(
  key: string | undefined,
  initialValues: Values,
) {
  const [values] = useState<Values>(() => ({
    ...initialValues,
    ...(key !== undefined && pickKnownFields(readDraft(key, isObject) ?? {}, initialValues)),
  }))
  const [isRestored, setRestored] = useState(() => !dequal(values, initialValues))
  const remove = () => {
    if (key !== undefined) removeDraft(key)
  }
  return {
    /** Initial values, with the draft. */
    values,
    isRestored,
    save(changes: object) {
      if (Object.keys(changes).length === 0) remove()
      else if (key !== undefined) writeDraft(key, changes)
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

const isSameKind = (value: unknown, initial: unknown) =>
  value === null ||
  initial === null ||
  (typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial))
