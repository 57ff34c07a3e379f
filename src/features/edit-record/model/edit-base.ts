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
export function createEditBase({ config, form, rows, snapshots, ...editor }: Editor) {
  let id = editor.id
  let base: DraftBase | null = editor.initialBase

  /** Bases further edits on a saved version, and returns its payload. */
  function rebase(saved: SavedRecord): Payload {
    const payload = toInitialPayload(config, saved)
    id = saved.id
    base = { version: saved.version, payload }
    return payload
  }

  /** Replaces the form values by a merge result. */
  function setMerged(merged: Payload, saved: SavedRecord) {
    form.reset(toRecordFormValues(config, merged))
    rows?.merge(getPayloadLines(config, merged), saved)
  }

  /**
   * Removes edits of locked fields from the form. The user could neither save nor revert them.
   * @returns these edits; null if there were none
   */
  function takeLockedEdits(
    saved: SavedRecord,
    { base: before, mine, theirs }: RecordVersions,
  ): RecordVersions | null {
    const unlocked = applyLocks(config, mine, theirs, saved.editable_fields)
    const locked = Object.keys(config.fields).filter((field) => !dequal(unlocked[field], mine[field]))
    if (locked.length === 0) return null
    const values = Object.entries(toRecordFormValues(config, theirs)).filter(([field]) =>
      locked.includes(field),
    )
    form.reset({ ...form.getValues(), ...Object.fromEntries(values) })
    if (config.rows && locked.includes(config.rows.field))
      rows?.merge(getPayloadLines(config, unlocked), saved)
    return findLockedEdits(config, before, mine, unlocked)
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
        form.reset(toRecordFormValues(config, toSavedPayload(config, saved)))
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
      form.reset(toRecordFormValues(config, toSavedPayload(config, saved)))
      rows?.load(saved)
      snapshots.setBase(saved, payload)
    },

    /** Shows a merge result, based on the version that it was merged with. */
    rebaseMerged(merged: Payload, saved: SavedRecord) {
      setMerged(merged, saved)
      snapshots.setBase(saved, rebase(saved))
    },

    compare(saved: SavedRecord, from: DraftBase): Comparison {
      const theirs = toInitialPayload(config, saved)
      // Read the form again: the user may have typed on.
      const typed = snapshots.take().payload
      const mine = applyLocks(config, typed, theirs, saved.editable_fields)
      const versions = { base: from.payload, mine, theirs }
      const differences = findRecordDifferences(config, versions)
      return {
        conflict: { saved, ...versions },
        differences,
        typed,
        suggested: mergeRecord(config, versions, getSuggestedChoices(differences)),
        lockedEdits: findLockedEdits(config, from.payload, typed, mine),
      }
    },
  }
}
