import { dequal } from 'dequal/lite'
import { applyLocks, type RecordVersions } from '../conflict/merge'
import { findLockedEdits } from '../locked-edits/locked-edits'
import type { Payload, SavedRecord } from '../record-form-config'
import {
  getPayloadLines,
  toSavedPayload,
  toInitialPayload,
  toRecordFormValues,
} from '../record-form-values'
import type { DraftBase, Editor } from './editor'
import type { Snapshot } from './snapshots'

export type EditBase = ReturnType<typeof createEditBase>

/** Tracks the saved version that the edits are based on, and applies other versions to the form. */
export function createEditBase(editor: Editor) {
  const { config, form, lines, snapshots } = editor
  let id = editor.id
  let base: DraftBase | null = editor.initialBase

  /** Bases further edits on a saved version, and returns its payload. */
  function rebase(saved: SavedRecord): Payload {
    const payload = toInitialPayload(config, saved)
    id = saved.id
    base = { version: saved.version, payload }
    return payload
  }

  function resetForm(saved: SavedRecord) {
    form.reset(toRecordFormValues(config, toSavedPayload(config, saved)))
  }

  /** Replaces the form values by a merge result. */
  function setMerged(merged: Payload, saved: SavedRecord) {
    form.reset(toRecordFormValues(config, merged))
    lines?.merge(getPayloadLines(config, merged), saved)
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
      const theirs = rebase(saved)
      const now = snapshots.take()
      const isUntouched = sent
        ? dequal(sent.values, now.values) && dequal(sent.payload, now.payload)
        : dequal(before, now.payload)
      let lockedEdits: RecordVersions | null = null
      if (isUntouched) {
        resetForm(saved)
        lines?.markSaved(saved)
      } else
        lockedEdits = removeLockedEdits(editor, saved, {
          base: before ?? editor.initialPayload,
          mine: now.payload,
          theirs,
        })
      snapshots.setBase(saved, theirs)
      return lockedEdits
    },

    /** Shows a newer remote version, unless there are unsaved edits. */
    applyRemote(saved: SavedRecord) {
      if (!base || saved.version <= base.version || snapshots.take().isDirty) return
      const payload = rebase(saved)
      resetForm(saved)
      lines?.load(saved)
      snapshots.setBase(saved, payload)
    },

    /** Shows a merge result, based on the version that it was merged with. */
    rebaseMerged(merged: Payload, saved: SavedRecord) {
      setMerged(merged, saved)
      snapshots.setBase(saved, rebase(saved))
    },
  }
}

/**
 * Removes edits of locked fields from the form. The user could neither save nor revert them.
 * @returns these edits; null if there were none
 */
function removeLockedEdits(
  { config, form, lines }: Editor,
  saved: SavedRecord,
  { base, mine, theirs }: RecordVersions,
): RecordVersions | null {
  const unlocked = applyLocks(config, mine, theirs, saved.editable_fields)
  const locked = Object.keys(config.fields).filter((field) => !dequal(unlocked[field], mine[field]))
  if (locked.length === 0) return null
  const values = Object.entries(toRecordFormValues(config, theirs)).filter(([field]) =>
    locked.includes(field),
  )
  form.reset({ ...form.getValues(), ...Object.fromEntries(values) })
  if (config.lines && locked.includes(config.lines.field))
    lines?.merge(getPayloadLines(config, unlocked), saved)
  return findLockedEdits(config, base, mine, unlocked)
}
