import { memo, useSyncExternalStore } from 'react'
import type { RecordColumn } from '../model/column'
import type { RowWindow } from '../model/row-window'
import styles from './record-grid.module.css'

interface Props<Row> {
  slot: number
  rows: RowWindow<Row>
  columns: readonly RecordColumn<Row>[]
  /** In CSS pixels. */
  rowHeight: number
  gridId: string
  /** URL of the record; null if the user may not open it. */
  getHref(row: Row): string | null
  /** True for a row whose validity is over. */
  isMuted?: ((row: Row) => boolean) | undefined
}

/** Returns the id of a row's element, for `aria-activedescendant`. */
export function toRowElementId(gridId: string, index: number): string {
  return `${gridId}-row-${index}`
}

/** ARIA counts rows from 1, and the head is the first. */
const toAriaRowIndex = (index: number): number => index + 2

/** Returns the index of the row that contains an element; -1 outside the rows. */
export function findRowIndex(element: Element): number {
  const rowIndex = element.closest('[role=row]')?.getAttribute('aria-rowindex')
  return rowIndex ? Number(rowIndex) - toAriaRowIndex(0) : -1
}

function Row<Row>({ slot, rows, columns, rowHeight, gridId, getHref, isMuted }: Props<Row>) {
  const { subscribe, get } = rows.getSlotStore(slot)
  const shown = useSyncExternalStore(subscribe, get)
  if (!shown) return null
  const { index, row, isActive } = shown
  const href = row === undefined ? null : getHref(row)
  return (
    <div
      role="row"
      // Only the active row has an id, so that scrolling sets none.
      id={isActive ? toRowElementId(gridId, index) : undefined}
      className={styles.row}
      style={{ top: index * rowHeight }}
      aria-rowindex={toAriaRowIndex(index)}
      aria-busy={row === undefined || undefined}
      data-active={isActive || undefined}
      data-opens={href !== null || undefined}
      data-muted={(row !== undefined && isMuted?.(row)) || undefined}
    >
      {columns.map((column, position) => (
        <div
          key={column.id}
          role="gridcell"
          className={styles.cell}
          data-align={column.align}
          data-clips={!column.hasFixedWidth || undefined}
          data-internal={column.isInternal}
        >
          {row === undefined ? (
            <span className={styles.skeleton} />
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

/** Content of the first column. Arrow keys reach the rows, so Tab skips their links. */
function FirstCell({ href, children }: { href: string | null; children: React.ReactNode }) {
  if (href === null) return <span className={styles.name}>{children}</span>
  return (
    <a href={href} tabIndex={-1} className={styles.link}>
      {children}
    </a>
  )
}

/** A row element of the pool. It rerenders only when its content changes. */
export const RecordRow = memo(Row) as typeof Row
