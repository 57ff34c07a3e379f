import type { RecordColumn } from './column'
import { isRecord, isStringArray, parseStoredJson } from './stored-value'

const densities = ['roomy', 'dense'] as const
export type Density = (typeof densities)[number]

/** How one person has set up one list. */
export type ListLayout = {
  /** Ids of the columns that are hidden or shown against their default. */
  readonly hidden: readonly string[]
  readonly shown: readonly string[]
  readonly density: Density
}

/** Row heights in CSS pixels; a phone's row is a card of three lines. */
export const rowHeights = { roomy: 40, dense: 30, card: 88 } as const

export const initialLayout: ListLayout = { hidden: [], shown: [], density: 'roomy' }

/** What was kept, or the initial layout if nothing readable was. */
export function readLayout(text: string | null): ListLayout {
  const kept = parseStoredJson(text)
  if (!isRecord(kept)) return initialLayout
  const { hidden, shown } = kept
  const density = densities.find((one) => one === kept['density'])
  return isStringArray(hidden) && isStringArray(shown) && density
    ? { hidden, shown, density }
    : initialLayout
}

/** Whether a column is to be seen; the first column always is, for its link leads to the record. */
export function isShown(
  column: Pick<RecordColumn<unknown>, 'id' | 'isOptional'>,
  layout: ListLayout,
): boolean {
  return column.isOptional ? layout.shown.includes(column.id) : !layout.hidden.includes(column.id)
}

/** The columns to show, in their own order. */
export function getShownColumns<Row>(
  columns: readonly RecordColumn<Row>[],
  layout: ListLayout,
): readonly RecordColumn<Row>[] {
  return columns.filter((column, index) => index === 0 || isShown(column, layout))
}

/** The layout with one column shown, or hidden. Only what differs from the default is kept, so that a new default reaches everyone. */
export function setColumnShown(
  layout: ListLayout,
  column: Pick<RecordColumn<unknown>, 'id' | 'isOptional'>,
  shown: boolean,
): ListLayout {
  const without = (ids: readonly string[]) => ids.filter((id) => id !== column.id)
  const hidden = without(layout.hidden)
  const shownIds = without(layout.shown)
  if (column.isOptional && shown) shownIds.push(column.id)
  if (!column.isOptional && !shown) hidden.push(column.id)
  return { ...layout, hidden, shown: shownIds }
}
