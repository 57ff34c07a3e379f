import type { ReactNode } from 'react'

/** What a cell becomes in a spreadsheet. `value` null leaves the cell empty. */
export type SheetCell<Row> =
  | { readonly type: 'text'; value(row: Row): string | null }
  /** A decimal string as the contract writes it, or a number; `places` after the point. */
  | { readonly type: 'number'; readonly places: number; value(row: Row): string | number | null }
  /** An ISO day or an ISO point in time; the sheet shows the day. */
  | { readonly type: 'date'; value(row: Row): string | null }

/** One column of a record list. Texts come translated. */
export type RecordColumn<Row, Sort extends string = string> = {
  readonly id: string
  readonly title: string
  /** Stands in the head, after the title: `m³`, `%`. */
  readonly unit?: string
  /** Width of the head and of the longest usual text, with the space at both sides, in em of the list (14 px where there is room). */
  readonly width: number
  /** Share of the space that is left over; for a column whose texts have no usual length. */
  readonly grows?: number
  /** Nothing in it is ever wider than the column, so its cells need no clipping, which costs time in every frame of a scroll. */
  readonly fits?: boolean
  /** Numbers stand at the end, so that their digits line up. */
  readonly align?: 'start' | 'end'
  /** The two orders of the server; `first` is what the first click asks for. */
  readonly sort?: {
    readonly ascending: Sort
    readonly descending: Sort
    readonly first?: 'ascending' | 'descending'
  }
  /** Not shown until somebody chooses it. */
  readonly isOptional?: boolean
  /** Shown inside the cell; of the first column, inside its link. Called for every row that scrolls by: keep it cheap. */
  cell(row: Row): ReactNode
  readonly sheet: SheetCell<Row>
}

/** How a column is sorted now, or null. */
export function sortDirection(
  column: Pick<RecordColumn<never>, 'sort'>,
  sort: string,
): 'ascending' | 'descending' | null {
  if (column.sort?.ascending === sort) return 'ascending'
  if (column.sort?.descending === sort) return 'descending'
  return null
}

/** The order that a click on the head asks for; undefined where the server cannot sort by it. */
export function nextSort(
  column: Pick<RecordColumn<never>, 'sort'>,
  sort: string,
): string | undefined {
  if (!column.sort) return undefined
  const now = sortDirection(column, sort)
  const wanted =
    now === null
      ? (column.sort.first ?? 'ascending')
      : now === 'ascending'
        ? 'descending'
        : 'ascending'
  return column.sort[wanted]
}
