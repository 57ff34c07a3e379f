import type { QueryClient } from '@tanstack/react-query'
import { getFieldLabel, type Conflict } from '@/shared/forms'
import { i18n, type Format } from '@/shared/i18n'
import { findRecordDifferences, type Difference, type RecordVersions } from './merge'
import type { EditedRecord } from './record-context'
import type { FormatContext, SavedRecord } from './record-form-config'
import { formatItem } from './format-field-name'
import { getPayloadLines } from './record-form-values'

/**
 * Creates the context of a record's formatters.
 * @param saved null if the record can't be read
 */
export const createFormatContext = (
  { form, rows }: Pick<EditedRecord, 'form' | 'rows'>,
  saved: SavedRecord | null,
  format: Format,
  queryClient: QueryClient,
): FormatContext => ({
  format,
  getName: (id) => (saved && form.findName?.(id, saved, queryClient)) ?? rows?.findName(id) ?? id,
})

/** Formats each difference of two versions of a record. */
export function describeConflicts(
  { form, rows }: Pick<EditedRecord, 'form' | 'rows'>,
  conflict: RecordVersions & {
    /** Gives the names of referenced records; null if the record can't be read. */
    readonly saved: SavedRecord | null
  },
  format: Format,
  queryClient: QueryClient,
): readonly Conflict[] {
  const context = createFormatContext({ form, rows }, conflict.saved, format, queryClient)
  const { mine, theirs } = conflict
  const findLine = (version: RecordVersions['mine'], id: string) => {
    const all = getPayloadLines(form, version)
    const at = all.findIndex((each) => each.id === id)
    const row = all[at]
    return row ? { at, row } : null
  }

  function describeDifference({ rowId, field, ...difference }: Difference): Conflict {
    if (rowId === null) {
      const formatter = form.fields[field ?? '']
      const formatSide = (payload: RecordVersions['mine']) => formatter?.(payload, context) || null
      return {
        ...difference,
        field: getFieldLabel(form.texts, field ?? ''),
        mine: formatSide(mine),
        theirs: formatSide(theirs),
      }
    }
    const [localLine, remoteLine] = [findLine(mine, rowId), findLine(theirs, rowId)]
    const item = formatItem(
      form,
      form.rows?.field ?? '',
      (localLine?.at ?? remoteLine?.at ?? 0) + 1,
    )
    const formatter = field === null ? form.rows?.formatLine : form.rows?.fields[field]
    const formatSide = (side: typeof localLine, payload: RecordVersions['mine']) =>
      (side && formatter?.(side.row, context, payload)) || null
    const name =
      field === null
        ? item
        : i18n.t('features/edit-record:in_item', { item, field: getFieldLabel(form.texts, field) })
    return {
      ...difference,
      field: name,
      mine: formatSide(localLine, mine),
      theirs: formatSide(remoteLine, theirs),
    }
  }

  return findRecordDifferences(form, conflict).map(describeDifference)
}
