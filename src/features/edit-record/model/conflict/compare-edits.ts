import { dequal } from 'dequal/lite'
import { getSuggestedChoices } from '@/shared/forms'
import type { DraftBase, Editor } from '../editor/editor'
import { findLockedEdits } from '../locked-edits/locked-edits'
import type { Payload, SavedRecord } from '../record-form-config'
import { toInitialPayload } from '../record-form-values'
import type { SaveConflict } from '../saving/saving-state'
import { applyLocks, findRecordDifferences, mergeRecord, type RecordVersions } from './merge'

/** The edits compared with a version that was saved after their base. */
interface EditComparison {
  /**
   * `different`: fields differ from the saved version. `reordered`: only the line order differs.
   * `equal`: the saved version contains all edits. `superseded`: no edit is left to save, because
   * the fields are locked or have the saved values.
   */
  readonly status: 'different' | 'reordered' | 'equal' | 'superseded'
  readonly conflict: SaveConflict
  /** True if both sides changed a field to different values. */
  readonly isContested: boolean
  /** Merge result with the suggested side of each difference. */
  readonly suggested: Payload
  /** Edits of fields that the saved version locks; null if none. */
  readonly lockedEdits: RecordVersions | null
}

/**
 * Compares the edits of an open form with a newer saved version.
 * @param base version that the edits are based on
 */
export function compareEdits(
  { config, snapshots }: Editor,
  saved: SavedRecord,
  base: DraftBase,
): EditComparison {
  const theirs = toInitialPayload(config, saved)
  // Read the form again: the user may have typed on.
  const typed = snapshots.take().payload
  const mine = applyLocks(config, typed, theirs, saved.editable_fields)
  const versions = { base: base.payload, mine, theirs }
  const differences = findRecordDifferences(config, versions)
  const suggested = mergeRecord(config, versions, getSuggestedChoices(differences))

  function getStatus(): EditComparison['status'] {
    if (!dequal(suggested, theirs)) return differences.length > 0 ? 'different' : 'reordered'
    return dequal(typed, theirs) ? 'equal' : 'superseded'
  }

  return {
    status: getStatus(),
    conflict: { saved, ...versions },
    isContested: differences.some((difference) => difference.isContested),
    suggested,
    lockedEdits: findLockedEdits(config, base.payload, typed, mine),
  }
}
