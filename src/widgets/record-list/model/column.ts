import type { ReactNode } from 'react'

/** Spreadsheet value of a cell; a `value` of null leaves the cell empty. */
export type SheetCell<Row> =
  | { readonly type: 'text'; value(row: Row): string | null }
  /** A decimal string in the contract's format, or a number; `places` are decimal places. */
  | { readonly type: 'number'; readonly places: number; value(row: Row): string | number | null }
  /** A percentage, rounded as on the screen (`roundShare`). */
  | { readonly type: 'share'; readonly places: number; value(row: Row): string | number | null }
  /** Money as a decimal string, formatted with the decimals of its currency (ISO 4217). */
  | {
      readonly type: 'amount' | 'price'
      readonly currency: string | ((row: Row) => string)
      value(row: Row): string | null
    }
  /** An ISO date or timestamp; the sheet shows the date. */
  | { readonly type: 'date'; value(row: Row): string | null }

/** A column of a record list. Texts are already translated. */
export interface RecordColumn<Row, Sort extends string = string> {
  readonly id: string
  readonly title: string
  /** Shown after the title: `m³`, `%`. */
  readonly unit?: string
  /**
   * Width of the head and of the longest usual text with padding, in em of the list (normally 14
   * px).
   */
  readonly width: number
  /** Growth before the other columns, in fifths of the width, for texts without a usual length. */
  readonly grows?: number
  /**
   * True if no content is wider than the column. Its cells then need no clipping, which costs time
   * in every scroll frame.
   */
  readonly hasFixedWidth?: boolean
  /** `end` aligns the digits of numbers. */
  readonly align?: 'start' | 'end'
  /**
   * Trailing part of the aligned figures: blank decimals, or those and a unit in each row. The
   * title ends above the figures, and the column's `unit` is above the units of the rows.
   */
  readonly trailing?: 'decimals' | 'units'
  /** Sort keys of the server; `first` is the order of the first click. */
  readonly sort?: {
    readonly ascending: Sort
    readonly descending: Sort
    readonly first?: 'ascending' | 'descending'
  }
  /** Explains to screen readers how the keyboard reaches the fields of the column. */
  readonly keysHint?: string
  /** Explains short marks in the cells, below the list while the column is shown. */
  readonly legend?: ReactNode
  /** Hidden by default. */
  readonly isOptional?: boolean
  /** True for costs and margins, which are not printed. */
  readonly isInternal?: boolean
  /**
   * Content of the cell; in the first column, of its link. Called for every row while scrolling, so
   * keep it cheap.
   */
  cell(row: Row): ReactNode
  /** Null for a column that only takes input, which is not exported. */
  readonly sheet: SheetCell<Row> | null
  /** A text column beside this one in the sheet, such as the kind of a figure. */
  readonly sheetNote?: { readonly title: string; value(row: Row): string | null }
}

/**
 * Returns the grid track of a column. Spare space first widens the columns that grow, then all
 * columns by one factor, so that figures stay near their names on a wide screen.
 */
export function toTrack({
  width,
  grows = 0,
}: Pick<RecordColumn<never>, 'width' | 'grows'>): string {
  return `minmax(${width}em,${width * (1 + grows / 5)}fr)`
}

/** Returns the current direction of a column; null if the list is not sorted by it. */
export function getSortDirection(
  column: Pick<RecordColumn<never>, 'sort'>,
  sort: string,
): 'ascending' | 'descending' | null {
  if (column.sort?.ascending === sort) return 'ascending'
  if (column.sort?.descending === sort) return 'descending'
  return null
}

/**
 * Returns the order after a click on the head; undefined if the server cannot sort by the column.
 */
export function getNextSort(
  column: Pick<RecordColumn<never>, 'sort'>,
  sort: string,
): string | undefined {
  if (!column.sort) return undefined
  const current = getSortDirection(column, sort)
  const next =
    current === null
      ? (column.sort.first ?? 'ascending')
      : current === 'ascending'
        ? 'descending'
        : 'ascending'
  return column.sort[next]
}
