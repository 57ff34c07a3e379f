import type { CSSProperties } from 'react'
import { useTranslation } from '@/shared/i18n'
import { isFigure, placeOf, type GridColumn } from '../model/columns'
import type { GridLine } from '../model/lines'
import styles from './lines-grid.module.css'

const numberWidth = 40
const moreWidth = 40

/** How many cells stand beside each other on a phone, under the one that says what the line is of. */
const perRow = 3

/** What the layouts are told of the columns: the least width that shows each whole, and how much of a phone's last row the last one has. */
export function layoutOf<Line extends GridLine>(columns: readonly GridColumn<Line>[]): CSSProperties & Record<`--${string}`, string | number> {
  const width = columns.reduce((sum, column) => sum + column.width, numberWidth + moreWidth)
  return { '--least-width': `${width}px`, '--left-over': perRow - (Math.max(columns.length - 2, 0) % perRow) }
}

/** Columns' names with their units under them, and the widths that hold the table still while cells change. */
export function GridHead<Line extends GridLine>({ columns }: { columns: readonly GridColumn<Line>[] }) {
  const { t } = useTranslation('widgets/lines-grid')
  return (
    <>
      <colgroup>
        <col style={{ width: numberWidth }} />
        {columns.map((column, at) => (
          <col key={column.id} style={at === 0 ? undefined : { width: column.width }} />
        ))}
        <col style={{ width: moreWidth }} />
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
