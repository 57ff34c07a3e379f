import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { PickerColumn } from '../model/columns'
import type { GridLine } from '../model/lines'
import type { CellEditorProps } from './cell-editor-props'
import styles from './lines-grid.module.css'
import { PickerList } from './picker-list'
import { takeKeyboard } from './take-keyboard'
import { useSearch } from './use-search'

interface PickerEditorProps<Line extends GridLine> extends CellEditorProps<Line, PickerColumn<Line>> {
  initial: string
}

/** A cell that is searched: words in the cell, what was found under it. */
export function PickerEditor<Line extends GridLine>(props: PickerEditorProps<Line>) {
  const { grid, column, lineId, initial, problemId } = props
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(initial)
  const [wasTyped, setWasTyped] = useState(props.how === 'replace')
  const [active, setActive] = useState(0)
  const found = useSearch(words, column.search)
  const options = found.kind === 'found' ? found.options : []
  // What other words found is still on show, but a key must not choose from it what nobody looked for.
  const isSettled = found.kind === 'failed' || (found.kind === 'found' && found.words === words)
  const other = column.otherwise
  const last = options.length - 1 + (other ? 1 : 0)

  function choose(at: number) {
    const option = options[at]
    if (option) {
      grid.commands.change((line) => column.choose(line, option.id))
      grid.commands.run({ kind: 'commit', then: 'right' })
    } else if (other) {
      grid.cursor.close('quietly')
      other.run(lineId, words)
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step) {
      setWasTyped(true)
      setActive((at) => Math.max(0, Math.min(at + step, last)))
    } else if ((event.key === 'Enter' || event.key === 'Tab') && wasTyped && isSettled && options[active] && !event.shiftKey) choose(active)
    else if (event.key === 'Enter' && wasTyped && isSettled && active > options.length - 1 && other) choose(active)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      <input
        ref={(field) => {
          const isFirst = field !== null && input.current === null
          input.current = field
          if (isFirst) takeKeyboard(field)
        }}
        className={styles.editor}
        role="combobox"
        aria-label={column.label}
        aria-describedby={problemId}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={wasTyped && last >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={column.placeholder}
        defaultValue={initial}
        onKeyDown={onKeyDown}
        onInput={(event) => {
          const text = event.currentTarget.value
          setWords(text)
          setWasTyped(true)
          setActive(0)
          grid.commands.change((line) => column.write(line, text))
        }}
      />
      <PickerList
        id={listId}
        anchor={input}
        label={column.label}
        found={found}
        active={wasTyped ? active : -1}
        otherwise={other?.label}
        onChoose={choose}
      />
    </>
  )
}
