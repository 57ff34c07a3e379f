import type { Snapshot } from '../editor/snapshots'
import type { SavedRecord } from '../record-form-config'
import type { SaveContext } from './save-context'

/**
 * Applies a saved version to the form and caches it. Edits made meanwhile are rebased on it.
 * @param sent the form as sent; omitted for a version that this form did not send
 */
export async function applySaved(
  { session: { config, editBase }, queryClient, dispatch, onLocked }: SaveContext,
  saved: SavedRecord,
  sent?: Snapshot,
): Promise<void> {
  const lockedEdits = editBase.applySaved(saved, sent)
  if (lockedEdits) onLocked(lockedEdits, saved)
  dispatch({ type: 'applied', savedAt: saved.updated_at })
  await config.cacheSaved(queryClient, saved)
}

/** Applies the result of a save, after which nothing is queued. */
export async function finishSave(
  context: SaveContext,
  saved: SavedRecord,
  sent: Snapshot,
): Promise<SavedRecord> {
  setQueued(context, null)
  await applySaved(context, saved, sent)
  context.onSaved(saved)
  return saved
}

/** Applies the result of a queued payload. */
export async function applyDelivered(
  context: SaveContext,
  saved: SavedRecord,
  payloadId: string | undefined,
): Promise<void> {
  const { editBase, sender } = context.session
  const queued = context.queued.current
  // Another tab’s payload, or an older one: the edits are not based on it.
  if (payloadId !== sender.payloadId()) return editBase.applyRemote(saved)
  const version = editBase.base()?.version ?? 0
  if (saved.version < version || (saved.version === version && !queued)) return
  const isFirstSave = editBase.id() === null
  setQueued(context, null)
  await applySaved(context, saved, queued?.sent ?? undefined)
  if (isFirstSave) context.onSaved(saved)
}

/**
 * Stores the form as queued, or as no longer queued.
 * @param sent the form as queued; null once nothing is queued
 */
export function setQueued({ queued, dispatch }: SaveContext, sent: Snapshot | null): void {
  queued.current = sent && { payload: sent.payload, sent }
  dispatch({ type: sent ? 'queued' : 'queue_emptied' })
}
