import { useMemo, useState, useSyncExternalStore } from 'react'
import {
  isDraftStored,
  localDrafts,
  readDraft,
  removeDraft,
  writeDraft,
  type DraftStorage,
} from './draft-storage'
import { subscribeToUnstoredDrafts } from './unstored-drafts'

/** Unsaved input of a form that survives reloads, lost sessions and lost networks. */
export interface Draft<Value> {
  /** Draft that was found when the form opened, or null. */
  restored: Value | null
  /** Writes the form's values synchronously: the page may be killed at any moment. */
  save(value: Value): void
  /** Removes the draft after it was saved or discarded. */
  discard(): void
}

/**
 * Returns the stored draft of a key, with functions to save and discard it.
 * @param key from `draftKey`
 * @param isValue refuses drafts of an older form version; must be stable
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

/** False while this tab's draft cannot be stored, as on a full device. */
export const useIsDraftStored = (key: string): boolean =>
  useSyncExternalStore(subscribeToUnstoredDrafts, () => isDraftStored(key))
