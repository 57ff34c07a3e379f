import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ConflictDialog, labelOf, type Conflict } from '@/shared/forms'
import { i18n, useFormat, type Format } from '@/shared/i18n'
import { differences, mergeRecord, type Difference } from '../model/merge'
import { useRecord, useRecordWork, type EditedRecord } from '../model/record-context'
import type { Speech } from '../model/record-form'
import { sayItem } from '../model/say-name'
import type { Clash } from '../model/use-save'
import { rowsIn } from '../model/values'

/** Two versions of one record, in the reader's words. */
export function RecordConflict({ clash }: { clash: Clash }) {
  const format = useFormat()
  const queryClient = useQueryClient()
  const record = useRecord()
  const { isPending, saveMerged, leaveClash } = useRecordWork()
  const by = clash.saved.updated_by
  const conflicts = useMemo(() => conflictsOf(record, clash, format, queryClient), [record, clash, format, queryClient])

  return (
    <ConflictDialog
      by={by?.name ?? null}
      isOwn={by?.id === record.me.id}
      conflicts={conflicts}
      isPending={isPending}
      onSave={(choices) => void saveMerged(mergeRecord(record.form, clash, choices))}
      onClose={leaveClash}
    />
  )
}

function conflictsOf({ form, rows }: EditedRecord, clash: Clash, format: Format, queryClient: QueryClient): readonly Conflict[] {
  const nameOf = (id: string) => form.nameOf?.(id, clash.saved, queryClient) ?? rows?.nameOf(id) ?? id
  const speech: Speech = { format, nameOf }
  const { mine, theirs } = clash
  const rowOf = (version: Clash['mine'], id: string) => {
    const all = rowsIn(form, version)
    const at = all.findIndex((each) => each.id === id)
    const row = all[at]
    return row ? { at, row } : null
  }

  function say({ rowId, field, ...difference }: Difference): Conflict {
    if (rowId === null) {
      const speak = form.fields[field ?? '']
      const said = (write: Clash['mine']) => speak?.(write, speech) || null
      return { ...difference, field: labelOf(form.texts, field ?? ''), mine: said(mine), theirs: said(theirs) }
    }
    const [here, there] = [rowOf(mine, rowId), rowOf(theirs, rowId)]
    const item = sayItem(form, form.rows?.field ?? '', (here?.at ?? there?.at ?? 0) + 1)
    const speak = field === null ? form.rows?.sayRow : form.rows?.fields[field]
    const said = (side: typeof here, write: Clash['mine']) => (side && speak?.(side.row, speech, write)) || null
    const name = field === null ? item : i18n.t('features/edit-record:in_item', { item, field: labelOf(form.texts, field) })
    return { ...difference, field: name, mine: said(here, mine), theirs: said(there, theirs) }
  }

  return differences(form, clash).map(say)
}
