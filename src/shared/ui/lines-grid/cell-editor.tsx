import { useState } from 'react'
import { anyForm, type NumberForm } from '@/shared/lib/numbers'
import { isBroughtIn } from '../number-field/is-brought-in'
import type { GridLine } from './logic/lines'
import { describedBy, type CellEditorProps } from './cell-editor-props'
import styles from './lines-grid.module.css'
import { PickerEditor } from './picker-editor'
import { takeKeyboard } from './take-keyboard'

const focus = (field: HTMLElement | null) => field?.focus()

/** The field inside an open cell. Its text is the browser's own, so that a keystroke renders nothing here. */
export function CellEditor<Line extends GridLine>(props: CellEditorProps<Line>) {
  const { grid, column, lineId, how } = props
  const line = grid.store.line(lineId)
  const [initial] = useState(() => (line && how === 'keep' ? column.edit(line) : ''))
  const write = (text: string, form?: NumberForm) =>
    grid.commands.change((each) => column.write(each, text, form))

  if (column.kind === 'picker') {
    return <PickerEditor {...props} column={column} initial={initial} />
  }
  if (column.kind === 'choice') {
    return (
      <select
        aria-label={column.label}
        {...describedBy(props)}
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
      {...describedBy(props)}
      ref={takeKeyboard}
      className={styles.editor}
      defaultValue={initial}
      inputMode={column.kind === 'number' ? 'decimal' : 'text'}
      placeholder={column.kind === 'number' ? column.placeholder : undefined}
      autoComplete="off"
      spellCheck={column.kind === 'text'}
      onInput={(event) =>
        write(event.currentTarget.value, isBroughtIn(event.nativeEvent) ? anyForm : undefined)
      }
    />
  )
}
