import * as v from 'valibot'
import type { RecordColumn } from './column'

const vLayout = v.object({
  /** Ids of the columns that are hidden or shown against their default. */
  hidden: v.array(v.string()),
  shown: v.array(v.string()),
  density: v.picklist(['roomy', 'dense']),
})

/** How one person has set up one list. */
export type ListLayout = v.InferOutput<typeof vLayout>
export type Density = ListLayout['density']

/** Row heights in CSS pixels; a phone's row is a card of two lines. */
export const rowHeights = { roomy: 40, dense: 30, card: 68 } as const

export const initialLayout: ListLayout = { hidden: [], shown: [], density: 'roomy' }

/** What was kept, or the initial layout if nothing readable was. */
export function readLayout(text: string | null): ListLayout {
  if (text === null) return initialLayout
  try {
    const read = v.safeParse(vLayout, JSON.parse(text))
    return read.success ? read.output : initialLayout
  } catch {
    return initialLayout
  }
}

/** Whether a column is to be seen; the first column always is, for its link leads to the record. */
export function isShown<Row>(column: RecordColumn<Row>, layout: ListLayout): boolean {
  return column.isOptional ? layout.shown.includes(column.id) : !layout.hidden.includes(column.id)
}

/** The columns to show, in their own order. */
export function shownColumns<Row>(
  columns: readonly RecordColumn<Row>[],
  layout: ListLayout,
): readonly RecordColumn<Row>[] {
  return columns.filter((column, index) => index === 0 || isShown(column, layout))
}

/** The layout with one column shown, or hidden. Only what differs from the default is kept, so that a new default reaches everyone. */
export function withColumn<Row>(layout: ListLayout, column: RecordColumn<Row>, shown: boolean): ListLayout {
  const without = (ids: readonly string[]) => ids.filter((id) => id !== column.id)
  const hidden = without(layout.hidden)
  const shownIds = without(layout.shown)
  if (column.isOptional && shown) shownIds.push(column.id)
  if (!column.isOptional && !shown) hidden.push(column.id)
  return { ...layout, hidden, shown: shownIds }
}
