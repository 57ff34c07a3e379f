import { memo, useId, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '@/shared/ui'
import { isEditable, isFigure, type ColumnPlace, type GridColumn } from '../model/columns'
import type { Hold } from '../model/cursor'
import type { GridLine } from '../model/lines'
import { CellEditor } from './cell-editor'
import type { Grid } from './grid-context'
import styles from './lines-grid.module.css'
import cards from './phone-cards.module.css'

interface GridCellProps<Line extends GridLine> {
  grid: Grid<Line>
  column: GridColumn<Line>
  lineId: string
  /** Where it stands among the line's cells, for the layout; undefined between the others. */
  place: ColumnPlace | undefined
  text: string
  problem: string | null
  /** What the person should know of the cell, without it being wrong. */
  note: string | null
  hold: Hold
}

function Cell<Line extends GridLine>({ grid, column, lineId, place, text, hold, ...props }: GridCellProps<Line>) {
  const ref = useRef<HTMLTableCellElement>(null)
  const saidId = useId()
  const { cursor, commands } = grid
  const canEdit = isEditable(column) && !grid.isReadOnly
  const isOpen = hold === 'keep' || hold === 'replace'
  const [judged, setJudged] = useState(text)
  if (!isOpen && judged !== text) setJudged(text)
  // What was said stays to be read until something is typed. Then half a word is no mistake: a cell is judged anew when it is left.
  const isTyped = text !== judged && isOpen
  const problem = isTyped ? null : props.problem
  const said = isTyped ? null : (problem ?? props.note)

  useLayoutEffect(() => {
    if (hold === 'at' && cursor.claimFocus()) ref.current?.focus()
  }, [hold, cursor])

  return (
    <td
      ref={ref}
      tabIndex={hold === 'at' ? 0 : -1}
      data-column={column.id}
      data-place={place}
      data-line={lineId}
      data-open={isOpen || undefined}
      data-figure={isFigure(column) || undefined}
      data-noted={(said !== null && problem === null) || undefined}
      data-label={column.unit ? `${column.label}, ${column.unit}` : column.label}
      aria-readonly={canEdit ? undefined : true}
      aria-invalid={problem !== null || undefined}
      aria-describedby={said ? saidId : undefined}
      className={classNames(styles.cell, cards.cell)}
      onFocus={(event) => {
        if (event.target === event.currentTarget) cursor.moveTo({ lineId, columnId: column.id }, 'quietly')
      }}
      onPointerUp={(event) => {
        // A finger opens what it touches; a mouse opens the cell that it has already chosen.
        if (canEdit && !isOpen && event.pointerType !== 'mouse') commands.edit({ lineId, columnId: column.id }, 'keep')
      }}
      onDoubleClick={() => {
        if (canEdit && !isOpen) commands.edit({ lineId, columnId: column.id }, 'keep')
      }}
    >
      {isOpen && canEdit ? (
        <CellEditor {...{ grid, column, lineId, problem }} how={hold} saidId={said ? saidId : undefined} />
      ) : (
        <span className={classNames(styles.text, cards.text)} title={text}>
          {text}
        </span>
      )}
      {said && (
        <span id={saidId} className={classNames(styles.problem, cards.problem)}>
          {said}
        </span>
      )}
    </td>
  )
}

export const GridCell = memo(Cell) as typeof Cell
