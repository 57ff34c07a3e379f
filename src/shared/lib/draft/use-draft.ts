import { useMemo, useState } from 'react'
import { localDrafts, readDraft, removeDraft, writeDraft, type DraftStorage } from './draft-storage'

/** A form's unsaved input over reloads, lost sessions and lost networks. */
export interface Draft<Value> {
  /** Draft that was found when the form opened, or null. */
  restored: Value | null
  /** Writes what the form holds now, at once: the page may be killed at any moment. */
  save(value: Value): void
  /** Removes the draft: saved, or given up. */
  discard(): void
}

/**
 * @param key from `draftKey`
 * @param isValue tells input that this form takes from what an older version of it kept; must be stable
 */
export function useDraft<Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
  storage: DraftStorage = localDrafts,
): Draft<Value> {
  const [opened, setOpened] = useState(() => ({ key, restored: readDraft(key, isValue, storage) }))
  if (opened.key !== key) setOpened({ key, restored: readDraft(key, isValue, storage) })
  const { restored } = opened
  return useMemo(
    () => ({
      restored,
      save: (value: Value) => writeDraft(key, value, storage),
      discard: () => removeDraft(key, storage),
    }),
    [restored, key, storage],
  )
}
