import type { CSSProperties } from 'react'
import { useTranslation } from '@/shared/i18n'
import { isFigure, placeOf, type GridColumn } from '../model/columns'
import type { GridLine } from '../model/lines'
import styles from './lines-grid.module.css'

/** Of a line's number and of its menu, in em as the columns are; what sticks beside them keeps to the same in the style sheet. */
const numberWidth = 2.4
const moreWidth = 2.75

/** How many cells stand beside each other on a phone, under the one that says what the line is of. */
const perRow = 3

/** What the layouts are told of the columns: the least width that shows each whole, and how much of a phone's last row the last one has. */
export function layoutOf<Line extends GridLine>(columns: readonly GridColumn<Line>[]): CSSProperties & Record<`--${string}`, string | number> {
  const width = columns.reduce((sum, column) => sum + column.width, numberWidth + moreWidth)
  return { '--width': width, '--left-over': perRow - (Math.max(columns.length - 2, 0) % perRow) }
}

/** Columns' names with their units under them, and the widths that hold the table still while cells change. */
export function GridHead<Line extends GridLine>({ columns }: { columns: readonly GridColumn<Line>[] }) {
  const { t } = useTranslation('widgets/lines-grid')
  return (
    <>
      <colgroup>
        <col style={{ width: `${numberWidth}em` }} />
        {columns.map((column, at) => (
          <col key={column.id} style={at === 0 ? undefined : { width: `${column.width}em` }} />
        ))}
        <col style={{ width: `${moreWidth}em` }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            <span className="visually-hidden">{t('number')}</span>
          </th>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={styles.head} data-place={placeOf(columns, column)} data-figure={isFigure(column) || undefined}>
              {column.label}
              {column.unit && <span className={styles.unit}>{column.unit}</span>}
            </th>
          ))}
          <th scope="col" data-place="menu">
            <span className="visually-hidden">{t('more')}</span>
          </th>
        </tr>
      </thead>
    </>
  )
}
