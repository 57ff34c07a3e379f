import type { Problem } from '@/shared/api'
import { compareEdits } from '../conflict/compare-edits'
import { recordQueryOptions, type SavedRecord } from '../record-form-config'
import { applySaved } from './apply-saved'
import type { SaveContext } from './save-context'

/** Refusals of a change with an outdated base, or of a second record with the same id. */
const CONFLICT_CODES: readonly string[] = ['stale', 'idempotency_key_reused']

/** Reads the version that a request conflicts with; null if it was refused for another reason. */
export async function readConflictingVersion(
  { session: { config, editBase, editor }, queryClient }: SaveContext,
  { code, record_id }: Problem,
): Promise<SavedRecord | null> {
  const id = editBase.id() ?? (config.queue ? editor.newId : (record_id ?? null))
  if (id === null || !CONFLICT_CODES.includes(code)) return null
  return queryClient.query({ ...recordQueryOptions(config, id), staleTime: 0 })
}

/**
 * Result of a merge. `resend`: the edits are based on the saved version now. `saved`: the saved
 * version contains them. `stopped`: the user chooses first, or nothing is left to send.
 */
export type MergeOutcome = 'resend' | 'saved' | 'stopped'

/** Merges the edits with a version that an earlier request or another user saved. */
export async function mergeSaved(context: SaveContext, saved: SavedRecord): Promise<MergeOutcome> {
  const { config, editBase, editor, sender } = context.session
  const base = editBase.base()
  const isCreatedHere = base === null && !config.queue && saved.version === 1
  if (isCreatedHere) {
    // The answer to the request that created it was lost.
    await applySaved(context, saved)
    context.onSaved(saved)
    return 'resend'
  }
  const { status, conflict, suggested, lockedEdits } = compareEdits(
    editor,
    saved,
    base ?? { version: 0, payload: editor.initialPayload },
  )
  if (lockedEdits) context.onLocked(lockedEdits, saved)
  switch (status) {
    case 'different':
      context.dispatch({ type: 'conflict_found', conflict })
      return 'stopped'
    case 'reordered':
      // There is nothing to ask.
      editBase.rebaseMerged(suggested, saved)
      return 'resend'
    case 'equal':
    case 'superseded':
      editBase.setMerged(conflict.theirs, saved)
      // A read-only record stays queued until the user dismisses its edits with their photos.
      if (!lockedEdits || saved.editable_fields.length > 0) await sender.removeEntry(saved.id)
      if (status === 'equal') return 'saved'
      await applySaved(context, saved, editor.snapshots.take())
      return 'stopped'
  }
}

/** Merges restored edits with a version saved after them. Asks about fields that both changed. */
export function mergeRestored(
  { session: { editor, editBase }, dispatch, onLocked }: SaveContext,
  saved: SavedRecord,
): void {
  const base = editBase.base()
  if (!base) return
  const { isContested, conflict, suggested, lockedEdits } = compareEdits(editor, saved, base)
  if (lockedEdits) onLocked(lockedEdits, saved)
  if (isContested) dispatch({ type: 'conflict_found', conflict })
  else editBase.rebaseMerged(suggested, saved)
}
