import { memo, useSyncExternalStore } from 'react'
import type { RecordColumn } from '../model/column'
import type { RowWindow } from '../model/row-window'
import styles from './record-grid.module.css'

type Props<Row> = {
  readonly slot: number
  readonly rows: RowWindow<Row>
  readonly columns: readonly RecordColumn<Row>[]
  /** CSS pixels. */
  readonly rowHeight: number
  readonly gridId: string
  /** Where the row leads to; null where this person may not go. */
  getHref(row: Row): string | null
}

/** Id of the element that shows a row, for `aria-activedescendant`. */
export function toRowElementId(gridId: string, index: number): string {
  return `${gridId}-row-${index}`
}

/** The head is the first row of the grid, and ARIA counts from 1. */
const toAriaRowIndex = (index: number): number => index + 2

/** Position in the list of the row that holds an element; -1 outside the rows. */
export function findRowIndex(element: Element): number {
  const rowIndex = element.closest('[role=row]')?.getAttribute('aria-rowindex')
  return rowIndex ? Number(rowIndex) - toAriaRowIndex(0) : -1
}

function Row<Row>({ slot, rows, columns, rowHeight, gridId, getHref }: Props<Row>) {
  const { subscribe, get } = rows.getSlotStore(slot)
  const shown = useSyncExternalStore(subscribe, get)
  if (!shown) return null
  const { index, row, isActive } = shown
  const href = row === undefined ? null : getHref(row)
  return (
    <div
      role="row"
      // Only the active row has an id, so that a scroll writes none.
      id={isActive ? toRowElementId(gridId, index) : undefined}
      className={styles.row}
      style={{ top: index * rowHeight }}
      aria-rowindex={toAriaRowIndex(index)}
      aria-busy={row === undefined || undefined}
      data-active={isActive || undefined}
      data-opens={href !== null || undefined}
    >
      {columns.map((column, position) => (
        <div
          key={column.id}
          role="gridcell"
          className={styles.cell}
          data-align={column.align}
          data-clips={!column.fits || undefined}
        >
          {row === undefined ? (
            <span className={styles.bone} />
          ) : position === 0 ? (
            <FirstCell href={href}>{column.cell(row)}</FirstCell>
          ) : (
            column.cell(row)
          )}
        </div>
      ))}
    </div>
  )
}

/** Rows are reached by arrows, so Tab skips their links. */
function FirstCell({
  href,
  children,
}: {
  readonly href: string | null
  readonly children: React.ReactNode
}) {
  if (href === null) return <span className={styles.name}>{children}</span>
  return (
    <a href={href} tabIndex={-1} className={styles.link}>
      {children}
    </a>
  )
}

/** One row element of the pool. It renders when what it shows changes, and at no other time. */
export const RecordRow = memo(Row) as typeof Row
