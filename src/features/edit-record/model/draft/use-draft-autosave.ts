import { dequal } from 'dequal/lite'
import { useEffect, useEffectEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { EditSession } from '../use-edit-session'
import { storeRecordDraft } from './record-draft'

/**
 * Stores the draft when typing pauses and when the page is hidden, and removes it once there are no
 * edits. A queued kind is stored at each keystroke: the device may be switched off any time.
 */
export function useDraftAutosave({
  config,
  me,
  saved,
  draft,
  editBase,
  editor: { snapshots, form, lines },
  createDraft,
}: EditSession): void {
  const autosave = useEffectEvent((isDirty: boolean, values?: FieldValues) => {
    const id = editBase.id()
    if (saved === null && id !== null) {
      // After its first save the record's screen continues under its id, so later edits are stored
      // there.
      draft.discard()
      storeRecordDraft(config, me.id, id, isDirty ? createDraft(values) : null)
    } else if (isDirty) draft.save(createDraft(values))
    else draft.discard()
  })
  useEffect(() => {
    const autosaveSnapshot = () => autosave(snapshots.current().isDirty)
    autosaveSnapshot()
    return snapshots.subscribe(autosaveSnapshot)
  }, [snapshots, draft])
  const isQueued = config.queue !== undefined
  useEffect(() => {
    // The last snapshot may be older than the last keystroke.
    if (isQueued)
      return form.subscribe({
        formState: { values: true },
        callback: () => {
          const values = structuredClone(form.getValues())
          const last = snapshots.current()
          autosave(last.isDirty || !dequal(values, last.values), values)
        },
      })
  }, [form, isQueued, snapshots])
  useEffect(() => {
    const takeSnapshot = () => void (snapshots.isTyping() && snapshots.take())
    const commitAndTake = () => {
      lines?.commit()
      takeSnapshot()
    }
    globalThis.addEventListener('pagehide', commitAndTake)
    document.addEventListener('visibilitychange', takeSnapshot)
    return () => {
      globalThis.removeEventListener('pagehide', commitAndTake)
      document.removeEventListener('visibilitychange', takeSnapshot)
    }
  }, [snapshots, lines])
}
