import type { CSSProperties } from 'react'
import { useTranslation } from '@/shared/i18n'
import { isNumeric, getColumnPlace, type GridColumn } from './logic/columns'
import type { GridLine } from './logic/lines'
import styles from './lines-grid.module.css'

/**
 * Widths of the number and menu columns, in em. The style sheet repeats them for the sticky
 * columns.
 */
const NUMBER_WIDTH = 2.4
const MENU_WIDTH = 2.75

/** Cells per row on a phone, below the line's title. */
const CELLS_PER_ROW = 3

/**
 * Custom properties for both layouts: the minimum width of all columns and the tracks of a line,
 * and the span of the last column in a phone's last row.
 */
export function computeGridLayout<Line extends GridLine>(
  columns: readonly GridColumn<Line>[],
  hasMenu: boolean,
): CSSProperties & Record<`--${string}`, string | number> {
  const [first = 0, ...others] = columns.map(({ width }) => width)
  const fixedWidths = [...others, ...(hasMenu ? [MENU_WIDTH] : [])]
  return {
    '--width': fixedWidths.reduce((sum, width) => sum + width, NUMBER_WIDTH + first),
    '--tracks': [
      `${NUMBER_WIDTH}em`,
      'minmax(0, 1fr)',
      ...fixedWidths.map((width) => `${width}em`),
    ].join(' '),
    '--left-over':
      CELLS_PER_ROW -
      (Math.max(columns.filter(({ isWide }) => !isWide).length - 2, 0) % CELLS_PER_ROW),
  }
}

/** Column headers with units, and the column widths for paper, where lines are a table. */
export function GridHead<Line extends GridLine>({
  columns,
  hasMenu,
}: {
  columns: readonly GridColumn<Line>[]
  hasMenu: boolean
}) {
  const { t } = useTranslation('shared/forms')
  return (
    <>
      <colgroup>
        <col style={{ width: `${NUMBER_WIDTH}em` }} />
        {columns.map((column, at) => (
          <col key={column.id} style={at === 0 ? undefined : { width: `${column.width}em` }} />
        ))}
        {hasMenu && <col style={{ width: `${MENU_WIDTH}em` }} />}
      </colgroup>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className={styles.number}>
            <span className="visually-hidden">{t('lines.number')}</span>
          </th>
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={styles.head}
              data-place={getColumnPlace(columns, column)}
              data-figure={isNumeric(column) || undefined}
            >
              {column.label}
              {column.unit && <span className={styles.unit}>{column.unit}</span>}
            </th>
          ))}
          {hasMenu && (
            <th role="columnheader" scope="col" data-place="menu">
              <span className="visually-hidden">{t('lines.more')}</span>
            </th>
          )}
        </tr>
      </thead>
    </>
  )
}
