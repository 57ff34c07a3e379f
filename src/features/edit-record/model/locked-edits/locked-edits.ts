import { findRecordDifferences, type RecordVersions } from '../conflict/merge'
import type { Payload, RecordFormConfig } from '../record-form-config'
import type { DescribedEdit } from './describe-locked-edits'

/**
 * Edits of fields that were locked before the edits were saved, as text, because the names of
 * entered products and places are known only where they were chosen. They are kept until the user
 * dismisses them.
 */
export interface LockedEdits {
  readonly edits: readonly DescribedEdit[]
  /** Ids of entered photos. */
  readonly photoIds: readonly string[]
  /** The other user who locked the fields; null if it was the user. */
  readonly lockedBy: string | null
  /** Status of the record at that time; null if it has none. */
  readonly status: string | null
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
  config: RecordFormConfig,
  base: Payload,
  typed: Payload,
  unlocked: Payload,
): RecordVersions | null {
  const versions = { base, mine: typed, theirs: unlocked }
  return findRecordDifferences(config, versions).some(({ suggested }) => suggested === 'mine')
    ? versions
    : null
}
