import type { QueryClient } from '@tanstack/react-query'
import { getFieldLabel, type Conflict } from '@/shared/forms'
import { i18n, type Format } from '@/shared/i18n'
import { findRecordDifferences, type Difference } from './merge'
import type { EditedRecord } from './record-context'
import type { FormatContext } from './record-form-config'
import { formatItem } from './format-field-name'
import type { SaveConflict } from './use-save'
import { getPayloadLines } from './record-form-values'

/** Formats each difference of two versions of a record. */
export function describeConflicts(
  { form, rows }: EditedRecord,
  clash: SaveConflict,
  format: Format,
  queryClient: QueryClient,
): readonly Conflict[] {
  const nameOf = (id: string) =>
    form.findName?.(id, clash.saved, queryClient) ?? rows?.findName(id) ?? id
  const speech: FormatContext = { format, getName: nameOf }
  const { mine, theirs } = clash
  const rowOf = (version: SaveConflict['mine'], id: string) => {
    const all = getPayloadLines(form, version)
    const at = all.findIndex((each) => each.id === id)
    const row = all[at]
    return row ? { at, row } : null
  }

  function say({ rowId, field, ...difference }: Difference): Conflict {
    if (rowId === null) {
      const speak = form.fields[field ?? '']
      const said = (write: SaveConflict['mine']) => speak?.(write, speech) || null
      return {
        ...difference,
        field: getFieldLabel(form.texts, field ?? ''),
        mine: said(mine),
        theirs: said(theirs),
      }
    }
    const [here, there] = [rowOf(mine, rowId), rowOf(theirs, rowId)]
    const item = formatItem(form, form.rows?.field ?? '', (here?.at ?? there?.at ?? 0) + 1)
    const speak = field === null ? form.rows?.formatLine : form.rows?.fields[field]
    const said = (side: typeof here, write: SaveConflict['mine']) =>
      (side && speak?.(side.row, speech, write)) || null
    const name =
      field === null
        ? item
        : i18n.t('features/edit-record:in_item', { item, field: getFieldLabel(form.texts, field) })
    return { ...difference, field: name, mine: said(here, mine), theirs: said(there, theirs) }
  }

  return findRecordDifferences(form, clash).map(say)
}
