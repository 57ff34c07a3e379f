import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { unknownNumberForm, type NumberForm } from '@/shared/lib/numbers'
import { isPastedOrDropped } from '../number-field/is-pasted-or-dropped'
import type { PickerColumn } from './logic/columns'
import type { GridLine } from './logic/lines'
import { toCellDescription, type CellEditorProps } from './cell-editor-props'
import styles from './lines-grid.module.css'
import { fallbackActionId, PickerList } from './picker-list'
import { focusAtEnd } from './focus-at-end'
import { useSearch } from './use-search'

interface PickerEditorProps<Line extends GridLine> extends CellEditorProps<
  Line,
  PickerColumn<Line>
> {
  initial: string
}

/** A cell that is searched: words in the cell, what was found under it. */
export function PickerEditor<Line extends GridLine>(props: PickerEditorProps<Line>) {
  const { grid, column, lineId, initial } = props
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(initial)
  const [wasTyped, setWasTyped] = useState(props.editMode === 'replace')
  const [form, setForm] = useState<NumberForm>()
  const [marked, setMarked] = useState<string | null>(null)
  const found = useSearch(words, column.search)
  const other = column.fallbackAction
  const ids = found.kind === 'found' ? found.options.map((option) => option.id) : []
  if (other) ids.push(fallbackActionId)
  // The options of earlier words are still shown, but none of them is marked unless the person marks it.
  const isSettled = found.kind === 'failed' || (found.kind === 'found' && found.words === words)
  // Before the first answer the list only holds the last entry ("describe the wood"), which nobody means who expects an option to come.
  const canMark = isSettled || ids.length > (other ? 1 : 0)
  const kept = marked === null ? -1 : ids.indexOf(marked)
  const active = kept >= 0 ? kept : wasTyped && isSettled && ids.length > 0 ? 0 : -1
  const isOption = ids[active] !== undefined && ids[active] !== fallbackActionId

  function choose(at: number) {
    const id = ids[at]
    if (id === fallbackActionId) {
      grid.cursor.close('quietly')
      other?.run(lineId, words)
    } else if (id !== undefined) {
      grid.commands.change((line) =>
        column.choose(wasTyped ? column.write(line, words, form) : line, id),
      )
      grid.commands.run({ kind: 'commit', then: 'next' })
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step && canMark)
      setMarked(ids[Math.max(0, Math.min(active + step, ids.length - 1))] ?? null)
    else if (event.key === 'Enter' && active >= 0 && !event.shiftKey) choose(active)
    else if (event.key === 'Tab' && isOption && !event.shiftKey) choose(active)
    else if (!step) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      <input
        ref={(field) => {
          const isFirst = field !== null && input.current === null
          input.current = field
          if (isFirst) focusAtEnd(field)
        }}
        className={styles.editor}
        role="combobox"
        aria-label={column.label}
        {...toCellDescription(props)}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={column.placeholder}
        defaultValue={initial}
        onKeyDown={onKeyDown}
        onInput={(event) => {
          const text = event.currentTarget.value
          setWords(text)
          setWasTyped(true)
          setMarked(null)
          const written = isPastedOrDropped(event.nativeEvent) ? unknownNumberForm : undefined
          setForm(written)
          grid.commands.change((line) => column.write(line, text, written))
        }}
      />
      <PickerList
        id={listId}
        anchor={input}
        label={column.label}
        found={found}
        active={active}
        fallbackAction={other?.label}
        onChoose={choose}
      />
    </>
  )
}
