import { dequal } from 'dequal/lite'
import { getSuggestedChoices } from '@/shared/forms'
import type { DraftBase, Editor } from './editor'
import { findLockedEdits } from './locked-edits'
import {
  applyLocks,
  findRecordDifferences,
  mergeRecord,
  type Difference,
  type RecordVersions,
} from './merge'
import type { Payload, SavedRecord } from './record-form-config'
import {
  getPayloadLines,
  toSavedPayload,
  toInitialPayload,
  toRecordFormValues,
} from './record-form-values'
import type { SaveConflict } from './saving-state'
import type { Snapshot } from './snapshots'

/** The edits compared with a version that was saved after their base. */
interface Comparison {
  readonly conflict: SaveConflict
  readonly differences: readonly Difference[]
  /** Payload of the form, including edits of locked fields. */
  readonly typed: Payload
  /** Merge result with the suggested side of each difference. */
  readonly suggested: Payload
  /** Edits of fields that the saved version locks; null if none. */
  readonly lockedEdits: RecordVersions | null
}

/** Tracks the saved version that the edits are based on, and applies other versions to the form. */
export function createEditBase({ form, fields, rows, snapshots, ...editor }: Editor) {
  let id = editor.id
  let base: DraftBase | null = editor.initialBase

  /** Bases further edits on a saved version, and returns its payload. */
  function rebase(saved: SavedRecord): Payload {
    const payload = toInitialPayload(form, saved)
    id = saved.id
    base = { version: saved.version, payload }
    return payload
  }

  /** Replaces the form values by a merge result. */
  function setMerged(merged: Payload, saved: SavedRecord) {
    fields.reset(toRecordFormValues(form, merged))
    rows?.merge(getPayloadLines(form, merged), saved)
  }

  /**
   * Removes edits of locked fields from the form. The user could neither save nor revert them.
   * @returns these edits; null if there were none
   */
  function takeLockedEdits(
    saved: SavedRecord,
    { base: before, mine, theirs }: RecordVersions,
  ): RecordVersions | null {
    const unlocked = applyLocks(form, mine, theirs, saved.editable_fields)
    const locked = Object.keys(form.fields).filter((field) => !dequal(unlocked[field], mine[field]))
    if (locked.length === 0) return null
    const values = Object.entries(toRecordFormValues(form, theirs)).filter(([field]) =>
      locked.includes(field),
    )
    fields.reset({ ...fields.getValues(), ...Object.fromEntries(values) })
    if (form.rows && locked.includes(form.rows.field))
      rows?.merge(getPayloadLines(form, unlocked), saved)
    return findLockedEdits(form, before, mine, unlocked)
  }

  return {
    /** Null for an unsaved record. */
    id: () => id,
    base: () => base,
    setMerged,

    /**
     * Applies the result of a save or a transition. Edits made meanwhile are rebased on it.
     * @param sent the form as sent. Its values are compared too: the payload is trimmed, so a
     *   trailing space typed since would be lost.
     * @returns the edits of locked fields, which were removed; null if none
     */
    applySaved(saved: SavedRecord, sent?: Snapshot): RecordVersions | null {
      const before = base?.payload
      const payload = rebase(saved)
      const now = snapshots.take()
      const isUntouched = sent
        ? dequal(sent.values, now.values) && dequal(sent.payload, now.payload)
        : dequal(before, now.payload)
      let lockedEdits: RecordVersions | null = null
      if (isUntouched) {
        fields.reset(toRecordFormValues(form, toSavedPayload(form, saved)))
        rows?.markSaved(saved)
      } else
        lockedEdits = takeLockedEdits(saved, {
          base: before ?? editor.initialPayload,
          mine: now.payload,
          theirs: payload,
        })
      snapshots.setBase(saved, payload)
      return lockedEdits
    },

    /** Shows a newer remote version, unless there are unsaved edits. */
    applyRemote(saved: SavedRecord) {
      if (!base || saved.version <= base.version || snapshots.take().isDirty) return
      const payload = rebase(saved)
      fields.reset(toRecordFormValues(form, toSavedPayload(form, saved)))
      rows?.load(saved)
      snapshots.setBase(saved, payload)
    },

    /** Shows a merge result, based on the version that it was merged with. */
    rebaseMerged(merged: Payload, saved: SavedRecord) {
      setMerged(merged, saved)
      snapshots.setBase(saved, rebase(saved))
    },

    compare(saved: SavedRecord, from: DraftBase): Comparison {
      const theirs = toInitialPayload(form, saved)
      // Read the form again: the user may have typed on.
      const typed = snapshots.take().payload
      const mine = applyLocks(form, typed, theirs, saved.editable_fields)
      const versions = { base: from.payload, mine, theirs }
      const differences = findRecordDifferences(form, versions)
      return {
        conflict: { saved, ...versions },
        differences,
        typed,
        suggested: mergeRecord(form, versions, getSuggestedChoices(differences)),
        lockedEdits: findLockedEdits(form, from.payload, typed, mine),
      }
    },
  }
}
