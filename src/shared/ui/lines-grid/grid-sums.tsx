import { useCallback, useSyncExternalStore } from 'react'
import { useTranslation } from '@/shared/i18n'
import { notifyAfterPause } from '@/shared/lib/notify-after-pause'
import { getColumnPlace, isNumeric } from './logic/columns'
import type { GridLine } from './logic/lines'
import type { Grid } from './grid-context'
import styles from './lines-grid.module.css'

/**
 * Row of sums below the lines, which follow once typing pauses; none if no column has a sum.
 */
export function GridSums<Line extends GridLine>({
  grid: { store, columns, hasMenu },
}: {
  grid: Grid<Line>
}) {
  const { t } = useTranslation('shared/forms')
  const subscribe = useCallback(
    (listener: () => void) => notifyAfterPause(store.subscribe, listener),
    [store],
  )
  const lines = useSyncExternalStore(subscribe, store.lines)
  if (columns.every(({ sum }) => sum === undefined)) return null
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        <th role="rowheader" scope="row" className={styles.number}>
          <span className="visually-hidden">{t('lines.sum')}</span>
        </th>
        {columns.map((column) => (
          <td
            key={column.id}
            role="gridcell"
            className={styles.sum}
            data-place={getColumnPlace(columns, column)}
            data-figure={isNumeric(column) || undefined}
          >
            {column.sum?.(lines)}
          </td>
        ))}
        {hasMenu && <td role="gridcell" data-place="menu" />}
      </tr>
    </tfoot>
  )
}
