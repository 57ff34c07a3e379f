import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Editor } from './editor'
import type { LinkedDraft } from './record-context'
import { toRecordDraft, writeRecordDraft, type useRecordDraft } from './record-draft'
import type { SavedRecord } from './record-form-config'
import type { RecordSaving } from './saving-state'

interface DiscardOptions {
  readonly personId: string
  /** The saved version; null for a new record. */
  readonly saved: SavedRecord | null
  /** Id of the stored draft; null for a new record that is not queued. */
  readonly draftId: string | null
  readonly draft: ReturnType<typeof useRecordDraft>
  readonly linkedDrafts: ReadonlySet<LinkedDraft>
  /** @param undo restores the discarded draft; null if there were no edits */
  readonly onDiscarded: (undo: (() => void) | null) => void
}

/**
 * Discards the edits with their draft, linked drafts and queued revision. The edits of a new record
 * are discarded once the user confirms it: `isAsking` is then true.
 */
export function useDiscard(
  editor: Editor,
  saving: RecordSaving,
  { personId, saved, draftId, draft, linkedDrafts, onDiscarded }: DiscardOptions,
) {
  const { config, snapshots, rows, newId } = editor
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)

  function discardNow() {
    // Include the open cell in the discarded draft.
    rows?.commit()
    const { isDirty } = snapshots.take()
    const discardedDraft = toRecordDraft(editor, saving.base(), undefined)
    draft.discard()
    const undos = [...linkedDrafts].map((linked) => linked.discard())
    const restore = () => {
      writeRecordDraft(config, personId, draftId, discardedDraft)
      for (const undo of undos) undo()
    }
    const finish = () => onDiscarded(isDirty ? restore : null)
    // Discard the queued revision too.
    if (config.queue)
      void config.queue
        .open(queryClient)
        .removeEntry(saved?.id ?? newId)
        .then(finish, finish)
    else finish()
  }

  return {
    isAsking,
    keep: () => setAsking(false),
    discardNow,
    discard() {
      if (saved === null && (rows?.hasOpenCell() || snapshots.take().isDirty)) setAsking(true)
      else discardNow()
    },
  }
}
