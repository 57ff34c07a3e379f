import type { CSSProperties } from 'react'
import { useTranslation } from '@/shared/i18n'
import { isNumeric, getColumnPlace, type GridColumn } from './logic/columns'
import type { GridLine } from './logic/lines'
import styles from './lines-grid.module.css'

/**
 * Widths of a line's number and of its menu, in em as the columns' are; the style sheet has the same figures for what sticks beside them.
 */
const numberWidth = 2.4
const menuWidth = 2.75

/** Cells in a row on a phone, under the one that says what the line is. */
const cellsPerRow = 3

/**
 * Custom properties for both layouts: the least width that shows all columns whole, and how many places of a phone's last row the last
 * column takes.
 */
export function computeGridLayout<Line extends GridLine>(
  columns: readonly GridColumn<Line>[],
): CSSProperties & Record<`--${string}`, string | number> {
  const width = columns.reduce((sum, column) => sum + column.width, numberWidth + menuWidth)
  return {
    '--width': width,
    '--left-over': cellsPerRow - (Math.max(columns.length - 2, 0) % cellsPerRow),
  }
}

/** Columns' names with their units under them, and the widths that hold the table still while cells change. */
export function GridHead<Line extends GridLine>({
  columns,
}: {
  columns: readonly GridColumn<Line>[]
}) {
  const { t } = useTranslation('shared/forms')
  return (
    <>
      <colgroup>
        <col style={{ width: `${numberWidth}em` }} />
        {columns.map((column, at) => (
          <col key={column.id} style={at === 0 ? undefined : { width: `${column.width}em` }} />
        ))}
        <col style={{ width: `${menuWidth}em` }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            <span className="visually-hidden">{t('lines.number')}</span>
          </th>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={styles.head}
              data-place={getColumnPlace(columns, column)}
              data-figure={isNumeric(column) || undefined}
            >
              {column.label}
              {column.unit && <span className={styles.unit}>{column.unit}</span>}
            </th>
          ))}
          <th scope="col" data-place="menu">
            <span className="visually-hidden">{t('lines.more')}</span>
          </th>
        </tr>
      </thead>
    </>
  )
}
