import { clsx } from 'clsx'
import { memo, useId, useLayoutEffect, useRef, useState } from 'react'
import { type NumberForm, unknownNumberForm } from '@domain/numbers'
import { isPastedOrDropped } from '../number-field/text-input'
import { type ColumnPlace, type GridColumn, isEditable, isNumeric } from './logic/columns'
import type { CellState } from './logic/cursor'
import type { GridLine } from './logic/lines'
import type { Grid } from './grid-context'
import styles from './lines-grid.module.css'
import cards from './phone-cards.module.css'
import { type CellEditorProps, focusAtEnd, toCellDescription } from './cell-editor'
import { PickerEditor } from './picker-editor'

const focus = (field: HTMLElement | null) => field?.focus()

/** Editor of an open cell. Uncontrolled, so that a keystroke renders nothing. */
function CellEditor<Line extends GridLine>(props: CellEditorProps<Line>) {
  const { grid, column, lineId, editMode } = props
  const line = grid.store.line(lineId)
  const [initial] = useState(() => (line && editMode === 'keep' ? column.edit(line) : ''))
  const write = (text: string, form?: NumberForm) =>
    grid.commands.change((each) => column.write(each, text, form))

  if (column.kind === 'picker') {
    return <PickerEditor {...props} column={column} initial={initial} />
  }
  if (column.kind === 'choice') {
    return (
      <select
        aria-label={column.label}
        {...toCellDescription(props)}
        ref={focus}
        className={styles.editor}
        defaultValue={line && column.edit(line)}
        onChange={(event) => write(event.target.value)}
      >
        {column.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      aria-label={column.label}
      {...toCellDescription(props)}
      ref={focusAtEnd}
      className={styles.editor}
      defaultValue={initial}
      inputMode={column.kind === 'number' ? 'decimal' : 'text'}
      placeholder={column.kind === 'number' ? column.placeholder : undefined}
      autoComplete="off"
      spellCheck={column.kind === 'text'}
      onInput={(event) =>
        write(
          event.currentTarget.value,
          isPastedOrDropped(event.nativeEvent) ? unknownNumberForm : undefined,
        )
      }
    />
  )
}

interface GridCellProps<Line extends GridLine> {
  grid: Grid<Line>
  column: GridColumn<Line>
  lineId: string
  /** Position in the line if it affects the layout; undefined for other columns. */
  place: ColumnPlace | undefined
  text: string
  /** Figures left blank after the text. */
  blankFigures: number
  /** Second line of the cell, short and in full; null for none. */
  detail: string | null
  detailTitle: string | null
  problem: string | null
  /** Note on a valid cell. */
  note: string | null
  /** True if the cell is part of a selection of several cells. */
  isSelected: boolean
  cellState: CellState
  /** Number of focus requests for the current cell; 0 for other cells. */
  focusRequests: number
}

function Cell<Line extends GridLine>({
  grid,
  column,
  lineId,
  place,
  text,
  blankFigures,
  detail,
  detailTitle,
  isSelected,
  cellState,
  focusRequests,
  ...props
}: GridCellProps<Line>) {
  const ref = useRef<HTMLTableCellElement>(null)
  const messageId = useId()
  const { cursor, commands } = grid
  const canEdit = isEditable(column) && !grid.isReadOnly
  const isOpen = cellState === 'keep' || cellState === 'replace'
  const [validatedText, setValidatedText] = useState(text)
  if (!isOpen && validatedText !== text) setValidatedText(text)
  // Incomplete input is not an error, so the cell is validated again only when it is left.
  const isTyped = text !== validatedText && isOpen
  const problem = isTyped ? null : props.problem
  const message = isTyped ? null : (problem ?? props.note)
  const title = detailTitle === null ? text : [text, detailTitle].filter(Boolean).join(', ')

  useLayoutEffect(() => {
    if (cellState === 'at' && cursor.claimFocus()) ref.current?.focus()
  }, [cellState, focusRequests, cursor])

  return (
    <td
      ref={ref}
      role="gridcell"
      // Unchanged while the cell is open: the browser lays out for each change on a focused cell.
      tabIndex={cellState === 'none' ? -1 : 0}
      data-column={column.id}
      data-place={place}
      data-line={lineId}
      data-open={isOpen || undefined}
      data-figure={isNumeric(column) || undefined}
      data-wide={column.isWide || undefined}
      data-wraps={column.wraps || undefined}
      data-noted={(message !== null && problem === null) || undefined}
      data-label={column.unit ? `${column.label}, ${column.unit}` : column.label}
      aria-selected={isSelected || undefined}
      aria-readonly={canEdit ? undefined : true}
      aria-invalid={problem !== null || undefined}
      aria-describedby={message ? messageId : undefined}
      className={clsx(styles.cell, cards.cell)}
      onFocus={(event) => {
        // The current cell may be a corner of a selection.
        if (event.target === event.currentTarget && cellState === 'none')
          cursor.moveTo({ lineId, columnId: column.id }, 'quietly')
      }}
      onPointerUp={(event) => {
        // A tap opens the cell; a mouse first selects it.
        if (canEdit && !isOpen && event.pointerType !== 'mouse')
          commands.edit({ lineId, columnId: column.id }, 'keep')
      }}
      onDoubleClick={() => {
        if (canEdit && !isOpen) commands.edit({ lineId, columnId: column.id }, 'keep')
      }}
    >
      {isOpen && canEdit ? (
        <CellEditor
          {...{ grid, column, lineId, problem }}
          editMode={cellState}
          messageId={message ? messageId : undefined}
        />
      ) : (
        <span
          className={clsx(styles.text, cards.text)}
          title={isNumeric(column) && problem === null && !detailTitle ? undefined : title}
          data-detail={detail ?? undefined}
          style={
            blankFigures > 0
              ? { paddingInlineEnd: `calc(var(--cell-space) + ${blankFigures}ch)` }
              : undefined
          }
        >
          {text}
        </span>
      )}
      {message && (
        <span id={messageId} className={clsx(styles.problem, cards.problem)}>
          {message}
        </span>
      )}
    </td>
  )
}

export const GridCell = memo(Cell) as typeof Cell
