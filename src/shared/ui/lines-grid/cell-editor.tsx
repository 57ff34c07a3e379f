import { useState } from 'react'
import { unknownNumberForm, type NumberForm } from '@/shared/lib/numbers'
import { isPastedOrDropped } from '../number-field/is-pasted-or-dropped'
import type { GridLine } from './logic/lines'
import { toCellDescription, type CellEditorProps } from './cell-editor-props'
import styles from './lines-grid.module.css'
import { PickerEditor } from './picker-editor'
import { focusAtEnd } from './focus-at-end'

const focus = (field: HTMLElement | null) => field?.focus()

/** The field inside an open cell. Its text is the browser's own, so that a keystroke renders nothing here. */
export function CellEditor<Line extends GridLine>(props: CellEditorProps<Line>) {
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
