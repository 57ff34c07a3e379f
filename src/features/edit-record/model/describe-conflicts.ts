import type { QueryClient } from '@tanstack/react-query'
import { labelOf, type Conflict } from '@/shared/forms'
import { i18n, type Format } from '@/shared/i18n'
import { differences, type Difference } from './merge'
import type { EditedRecord } from './record-context'
import type { Speech } from './record-form'
import { sayItem } from './say-name'
import type { Clash } from './use-save'
import { rowsIn } from './values'

/** Returns each difference of two versions of a record in the reader's words. */
export function describeConflicts(
  { form, rows }: EditedRecord,
  clash: Clash,
  format: Format,
  queryClient: QueryClient,
): readonly Conflict[] {
  const nameOf = (id: string) =>
    form.nameOf?.(id, clash.saved, queryClient) ?? rows?.nameOf(id) ?? id
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
      return {
        ...difference,
        field: labelOf(form.texts, field ?? ''),
        mine: said(mine),
        theirs: said(theirs),
      }
    }
    const [here, there] = [rowOf(mine, rowId), rowOf(theirs, rowId)]
    const item = sayItem(form, form.rows?.field ?? '', (here?.at ?? there?.at ?? 0) + 1)
    const speak = field === null ? form.rows?.sayRow : form.rows?.fields[field]
    const said = (side: typeof here, write: Clash['mine']) =>
      (side && speak?.(side.row, speech, write)) || null
    const name =
      field === null
        ? item
        : i18n.t('features/edit-record:in_item', { item, field: labelOf(form.texts, field) })
    return { ...difference, field: name, mine: said(here, mine), theirs: said(there, theirs) }
  }

  return differences(form, clash).map(say)
}
