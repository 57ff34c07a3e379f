import { useTranslation } from '@/shared/i18n'
import { isFigure, type GridColumn } from '../model/columns'
import type { GridLine } from '../model/lines'
import styles from './lines-grid.module.css'

const numberWidth = 40
const moreWidth = 40

/** The least width in px that shows every column whole. */
export function widthOf<Line extends GridLine>(columns: readonly GridColumn<Line>[]): number {
  return columns.reduce((sum, column) => sum + column.width, numberWidth + moreWidth)
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
            <th key={column.id} scope="col" className={styles.head} data-figure={isFigure(column) || undefined}>
              {column.label}
              {column.unit && <span className={styles.unit}>{column.unit}</span>}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('more')}</span>
          </th>
        </tr>
      </thead>
    </>
  )
}
