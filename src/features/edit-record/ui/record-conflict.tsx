import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ConflictDialog } from '@/shared/forms'
import { useFormat } from '@/shared/i18n'
import { describeConflicts } from '../model/describe-conflicts'
import { mergeRecord } from '../model/merge'
import { useRecord, useRecordEditing } from '../model/record-context'
import type { SaveConflict } from '../model/saving-state'

/** Dialog that merges the local edits and a conflicting version. */
export function RecordConflict({ conflict }: { conflict: SaveConflict }) {
  const format = useFormat()
  const queryClient = useQueryClient()
  const record = useRecord()
  const { isPending, saveMerged, cancelConflict } = useRecordEditing()
  const savedBy = conflict.saved.updated_by
  const conflicts = useMemo(
    () => describeConflicts(record, conflict, format, queryClient),
    [record, conflict, format, queryClient],
  )

  return (
    <ConflictDialog
      by={savedBy?.name ?? null}
      isOwn={savedBy?.id === record.me.id}
      conflicts={conflicts}
      isPending={isPending}
      onSave={(choices) => void saveMerged(mergeRecord(record.form, conflict, choices))}
      onClose={cancelConflict}
    />
  )
}
