import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '@/shared/i18n'
import { clearDrafts, draftKey, readDraft, writeDraft } from '@/shared/lib/draft'
import { isRecord } from '@/shared/lib/type-guards'
import type { RecordVersions } from '../conflict/merge'
import { getDraftStorage } from '../draft/record-draft'
import type { SavedRecord } from '../record-form-config'
import type { EditSession } from '../use-edit-session'
import { describeLockedEdits } from './describe-locked-edits'
import type { LockedEdits } from './locked-edits'

const isLockedEdits = (value: unknown): value is LockedEdits =>
  isRecord(value) && 'edits' in value && 'photoIds' in value

/** Locked edits of a record on this device, and the functions to keep and dismiss them. */
export function useLockedEdits({ config, me, id, queued, canChange, editor }: EditSession) {
  const queryClient = useQueryClient()
  const format = useFormat()
  const storage = getDraftStorage(config)
  const key = draftKey(me.id, `locked-${config.kind}-${id}`)
  const [lockedEdits, setLockedEdits] = useState(() => readDraft(key, isLockedEdits, storage))

  const toLockedEdits = (versions: RecordVersions, saved: SavedRecord): LockedEdits => ({
    edits: describeLockedEdits(editor, { versions, saved, format, queryClient }),
    photoIds: config.queue?.getPhotoIds(versions.mine) ?? [],
    lockedBy: saved.updated_by?.id === me.id ? null : (saved.updated_by?.name ?? null),
    status: 'status' in saved && typeof saved.status === 'string' ? saved.status : null,
    wasQueued: queued !== null,
  })

  return {
    lockedEdits,
    /**
     * Keeps edits beside those of an earlier lock.
     * @param saved the version that locks their fields
     */
    keepLockedEdits(versions: RecordVersions, saved: SavedRecord) {
      const next = toLockedEdits(versions, saved)
      const { edits = [], photoIds = [] } = readDraft(key, isLockedEdits, storage) ?? {}
      const fields = new Set(next.edits.map(({ field }) => field))
      const all: LockedEdits = {
        ...next,
        edits: [...edits.filter(({ field }) => !fields.has(field)), ...next.edits],
        photoIds: [...new Set([...photoIds, ...next.photoIds])],
      }
      writeDraft(key, all, storage)
      setLockedEdits(all)
    },
    dismissLockedEdits() {
      clearDrafts(key, storage)
      setLockedEdits(null)
      // Nothing of a read-only record can be sent any more.
      if (!canChange) void config.queue?.open(queryClient).deleteWithPhotos(id)
    },
  }
}
