import { useMemo, useState } from 'react'
import { clearDrafts, draftKey, readDraft, writeDraft } from '@/shared/lib/draft'
import { findRecordDifferences, type RecordVersions } from './merge'
import { getDraftStorage } from './record-draft'
import type { Payload, RecordFormConfig } from './record-form-config'

/**
 * Edits of fields that were locked before the edits were saved. `mine` is what the user entered,
 * `theirs` the record without these edits. They are kept until the user dismisses them.
 */
export interface LockedEdits extends RecordVersions {
  /** True if they were queued on this device while the fields were locked. */
  readonly wasQueued: boolean
}

/**
 * Returns the edits that the locks exclude; null if none.
 * @param base version that the edits are based on
 * @param typed the form's payload
 * @param unlocked that payload without edits of locked fields
 */
export function findLockedEdits(
  form: RecordFormConfig,
  base: Payload,
  typed: Payload,
  unlocked: Payload,
): RecordVersions | null {
  const versions = { base, mine: typed, theirs: unlocked }
  return findRecordDifferences(form, versions).some(({ suggested }) => suggested === 'mine')
    ? versions
    : null
}

const isLockedEdits = (value: unknown): value is LockedEdits =>
  typeof value === 'object' && value !== null && 'mine' in value && 'wasQueued' in value

/** Locked edits of a record on this device, and the functions to keep and dismiss them. */
export function useLockedEdits(form: RecordFormConfig, personId: string, id: string) {
  const storage = getDraftStorage(form)
  const key = draftKey(personId, `locked-${form.kind}-${id}`)
  const [lockedEdits, setLockedEdits] = useState(() => readDraft(key, isLockedEdits, storage))
  return useMemo(
    () => ({
      lockedEdits,
      keep(next: LockedEdits) {
        writeDraft(key, next, storage)
        setLockedEdits(next)
      },
      dismiss() {
        clearDrafts(key, storage)
        setLockedEdits(null)
      },
    }),
    [lockedEdits, key, storage],
  )
}
