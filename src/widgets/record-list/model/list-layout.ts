import type { RecordColumn } from './column'
import { isRecord, isStringArray } from '@/shared/lib/type-guards'
import { parseStoredJson } from './parse-stored-json'

const DENSITIES = ['roomy', 'dense'] as const
export type Density = (typeof DENSITIES)[number]

/** A user's settings of a list. */
export interface ListLayout {
  /** Ids of the columns whose visibility differs from the default. */
  readonly hidden: readonly string[]
  readonly shown: readonly string[]
  readonly density: Density
}

/** Row heights in CSS pixels; a card on a phone has three lines. */
export const ROW_HEIGHTS = { roomy: 40, dense: 30, card: 88 } as const

export const INITIAL_LAYOUT: ListLayout = { hidden: [], shown: [], density: 'roomy' }

/** Returns the stored layout, or the initial one if it is missing or invalid. */
export function readLayout(text: string | null): ListLayout {
  const stored = parseStoredJson(text)
  if (!isRecord(stored)) return INITIAL_LAYOUT
  const { hidden, shown } = stored
  const density = DENSITIES.find((option) => option === stored['density'])
  return isStringArray(hidden) && isStringArray(shown) && density
    ? { hidden, shown, density }
    : INITIAL_LAYOUT
}

/** True if a column is visible. The first column always is, because it links to the record. */
export function isShown(
  column: Pick<RecordColumn<unknown>, 'id' | 'isOptional'>,
  layout: ListLayout,
): boolean {
  return column.isOptional ? layout.shown.includes(column.id) : !layout.hidden.includes(column.id)
}

/** Returns the visible columns in their own order. */
export function getShownColumns<Row>(
  columns: readonly RecordColumn<Row>[],
  layout: ListLayout,
): readonly RecordColumn<Row>[] {
  return columns.filter((column, index) => index === 0 || isShown(column, layout))
}

/**
 * Returns the layout with a column shown or hidden. Only differences from the default are stored,
 * so that a new default reaches every user.
 */
export function setColumnShown(
  layout: ListLayout,
  column: Pick<RecordColumn<unknown>, 'id' | 'isOptional'>,
  shown: boolean,
): ListLayout {
  const omitColumn = (ids: readonly string[]) => ids.filter((id) => id !== column.id)
  const hidden = omitColumn(layout.hidden)
  const shownIds = omitColumn(layout.shown)
  if (column.isOptional && shown) shownIds.push(column.id)
  if (!column.isOptional && !shown) hidden.push(column.id)
  return { ...layout, hidden, shown: shownIds }
}
