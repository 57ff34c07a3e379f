import { useQueryClient } from '@tanstack/react-query'
import { dequal } from 'dequal/lite'
import { useReducer, useRef } from 'react'
import type { Payload, SavedRecord } from '../record-form-config'
import type { EditSession } from '../use-edit-session'
import { applyDelivered, applySaved, setQueued } from './apply-saved'
import { mergeRestored } from './merge-saved'
import type { QueuedEdits, SaveContext, SaveHandlers } from './save-context'
import { saveRecord } from './save-record'
import {
  createSavingState,
  reduceSaving,
  type RecordSaving,
  type VersionHandlers,
} from './saving-state'

/**
 * Saves a record and handles conflicts and failures: `reduceSaving` holds the state that is shown,
 * `saveRecord` runs an attempt.
 */
export function useSave(
  session: EditSession,
  handlers: SaveHandlers,
): { readonly saving: RecordSaving; readonly versions: VersionHandlers } {
  const { editor, editBase, sender } = session
  const queryClient = useQueryClient()
  // A payload that the user must look at is not sent.
  const opened = session.queued?.isReviewNeeded === false ? session.queued : null
  const [state, dispatch] = useReducer(reduceSaving, opened !== null, createSavingState)
  const queued = useRef<QueuedEdits | null>(opened && { payload: opened.payload, sent: null })
  const running = useRef<Promise<SavedRecord | null> | null>(null)
  const context: SaveContext = { session, queryClient, queued, dispatch, ...handlers }

  /** Runs one attempt at a time; concurrent calls share it. */
  function runOnce(attempt: () => Promise<SavedRecord | null>): Promise<SavedRecord | null> {
    running.current ??= attempt().finally(() => {
      running.current = null
    })
    return running.current
  }

  async function saveMerged(merged: Payload): Promise<SavedRecord | null> {
    if (!state.conflict) return null
    // Saving closes the dialog: a third version opens it again, and errors are fixed on the screen.
    editBase.rebaseMerged(merged, state.conflict.saved)
    return saveRecord(context)
  }

  const saving: RecordSaving = {
    save: () => runOnce(() => saveRecord(context)),
    saveMerged: (merged) => runOnce(() => saveMerged(merged)),
    cancelConflict: () => dispatch({ type: 'conflict_closed' }),
    applySaved: (saved) => applySaved(context, saved),
    savedId: () => editBase.id(),
    isPending: state.status === 'saving',
    failure: state.failure,
    conflict: state.conflict,
    savedAt: state.savedAt,
    hasQueued: state.hasQueued,
    // Uses the last snapshot, because it is called while rendering.
    isQueued: () =>
      queued.current !== null && dequal(queued.current.payload, editor.snapshots.current().payload),
    submitWhenSent: (key) => sender.submit(editBase.id() ?? editor.newId, key),
  }
  const versions: VersionHandlers = {
    onDelivered: (saved, payloadId) =>
      void (running.current ?? Promise.resolve()).then(() =>
        applyDelivered(context, saved, payloadId),
      ),
    mergeRestored: (saved) => mergeRestored(context, saved),
    mergeHeld(saved) {
      setQueued(context, null)
      mergeRestored(context, saved)
    },
  }
  return { saving, versions }
}
