import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditSession } from '../use-edit-session'
import { writeRecordDraft } from './record-draft'

/** Discards edits, after a question for a record that was never saved. */
export interface Discarding {
  /** True while the user is asked. */
  readonly isAsking: boolean
  discard(): void
  /** Answers of the user. */
  discardNow(): void
  keep(): void
}

/**
 * Discards the edits with their draft, linked drafts and queued payload.
 * @param onDiscarded receives a function that restores the draft; null if there were no edits
 */
export function useDiscard(
  { config, me, id, draftId, saved, draft, linkedDrafts, editor, createDraft }: EditSession,
  onDiscarded: (undo: (() => void) | null) => void,
): Discarding {
  const { snapshots, lines } = editor
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)

  function discardNow() {
    // Include the open cell in the discarded draft.
    lines?.commit()
    const { isDirty } = snapshots.take()
    const discardedDraft = { ...createDraft(), revision: undefined }
    draft.discard()
    const undos = [...linkedDrafts].map((linked) => linked.discard())
    const restore = () => {
      writeRecordDraft(config, me.id, draftId, discardedDraft)
      for (const undo of undos) undo()
    }
    const finish = () => onDiscarded(isDirty ? restore : null)
    // Discard the queued payload too.
    if (config.queue) void config.queue.open(queryClient).removeEntry(id).then(finish, finish)
    else finish()
  }

  return {
    isAsking,
    keep: () => setAsking(false),
    discardNow,
    discard() {
      if (saved === null && (lines?.hasOpenCell() || snapshots.take().isDirty)) setAsking(true)
      else discardNow()
    },
  }
}
