import { memo, useCallback, useSyncExternalStore } from 'react'
import { classNames, EllipsisIcon, IconButton } from '@/shared/ui'
import { useTranslation } from '@/shared/i18n'
import { placeOf } from '../model/columns'
import type { GridLine } from '../model/lines'
import { GridCell } from './grid-cell'
import type { Grid } from './grid-context'
import styles from './lines-grid.module.css'
import cards from './phone-cards.module.css'

interface GridRowProps<Line extends GridLine> {
  grid: Grid<Line>
  lineId: string
  /** Counted from one. */
  place: number
}

/** One line: it wakes when its own line changes or the cursor comes by, and hands its cells plain texts. */
function Row<Line extends GridLine>({ grid, lineId, place }: GridRowProps<Line>) {
  const { store, cursor, columns } = grid
  const { t } = useTranslation('widgets/lines-grid')
  const subscribe = useCallback((listener: () => void) => store.subscribeLine(lineId, listener), [store, lineId])
  const follow = useCallback((listener: () => void) => cursor.subscribeLine(lineId, listener), [cursor, lineId])
  const line = useSyncExternalStore(subscribe, () => store.line(lineId))
  const errors = useSyncExternalStore(subscribe, () => store.errorsOf(lineId))
  const held = useSyncExternalStore(follow, () => {
    const at = cursor.place()
    return at?.lineId === lineId ? `${cursor.hold(lineId, at.columnId)}:${at.columnId}` : null
  })
  if (!line) return null

  return (
    <tr aria-rowindex={place + 1}>
      <th scope="row" className={classNames(styles.number, cards.number)}>
        {place}
      </th>
      {columns.map((column) => (
        <GridCell
          key={column.id}
          grid={grid}
          column={column}
          lineId={lineId}
          place={placeOf(columns, column)}
          text={column.show(line)}
          problem={column.check?.(line) ?? errors?.[column.id] ?? null}
          note={column.note?.(line) ?? null}
          hold={held?.endsWith(`:${column.id}`) ? cursor.hold(lineId, column.id) : 'none'}
        />
      ))}
      <td className={classNames(styles.more, cards.more)} data-place="menu">
        <IconButton
          size="s"
          tabIndex={-1}
          label={t('line_menu', { number: place })}
          icon={<EllipsisIcon />}
          aria-haspopup="true"
          onClick={(event) => grid.openMenu(lineId, event.currentTarget)}
        />
      </td>
    </tr>
  )
}

export const GridRow = memo(Row) as typeof Row
