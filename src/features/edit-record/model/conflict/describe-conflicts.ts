import type { QueryClient } from '@tanstack/react-query'
import { getFieldLabel, type Conflict } from '@/shared/forms'
import { i18n, type Format } from '@/shared/i18n'
import { formatItem } from '../format-field-name'
import type { EditedRecord } from '../record-context'
import type { FormatContext, SavedRecord } from '../record-form-config'
import { getPayloadLines } from '../record-form-values'
import { findRecordDifferences, type Difference, type RecordVersions } from './merge'

/**
 * Creates the context of a record's formatters.
 * @param saved null if the record can't be read
 */
export const createFormatContext = (
  { config, lines }: Pick<EditedRecord, 'config' | 'lines'>,
  saved: SavedRecord | null,
  format: Format,
  queryClient: QueryClient,
): FormatContext => ({
  format,
  getName: (id) =>
    (saved && config.findName?.(id, saved, queryClient)) ?? lines?.findName(id) ?? id,
})

/** Formats each difference of two versions of a record. */
export function describeConflicts(
  { config, lines }: Pick<EditedRecord, 'config' | 'lines'>,
  conflict: RecordVersions & {
    /** Gives the names of referenced records; null if the record can't be read. */
    readonly saved: SavedRecord | null
  },
  format: Format,
  queryClient: QueryClient,
): readonly Conflict[] {
  const context = createFormatContext({ config, lines }, conflict.saved, format, queryClient)
  const { mine, theirs } = conflict
  const findLine = (version: RecordVersions['mine'], id: string) => {
    const all = getPayloadLines(config, version)
    const at = all.findIndex((each) => each.id === id)
    const line = all[at]
    return line ? { at, line } : null
  }

  function describeDifference({ lineId, field, ...difference }: Difference): Conflict {
    if (lineId === null) {
      const formatter = config.fields[field ?? '']
      const formatSide = (payload: RecordVersions['mine']) => formatter?.(payload, context) || null
      return {
        ...difference,
        field: getFieldLabel(config.texts, field ?? ''),
        mine: formatSide(mine),
        theirs: formatSide(theirs),
      }
    }
    const [localLine, remoteLine] = [findLine(mine, lineId), findLine(theirs, lineId)]
    const item = formatItem(
      config,
      config.lines?.field ?? '',
      (localLine?.at ?? remoteLine?.at ?? 0) + 1,
    )
    const formatter = field === null ? config.lines?.formatLine : config.lines?.fields[field]
    const formatSide = (side: typeof localLine, payload: RecordVersions['mine']) =>
      (side && formatter?.(side.line, context, payload)) || null
    const name =
      field === null
        ? item
        : i18n.t('features/edit-record:in_item', {
            item,
            field: getFieldLabel(config.texts, field),
          })
    return {
      ...difference,
      field: name,
      mine: formatSide(localLine, mine),
      theirs: formatSide(remoteLine, theirs),
    }
  }

  return findRecordDifferences(config, conflict).map(describeDifference)
}
