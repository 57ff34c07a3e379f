import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type NumberForm, unknownNumberForm } from '@domain/numbers'
import { useTranslation } from '@/shared/i18n'
import { isPastedOrDropped } from '../number-field/text-input'
import { type CellEditorProps, focusAtEnd, toCellDescription } from './cell-editor'
import styles from './lines-grid.module.css'
import type { FoundOptions, PickerColumn } from './logic/columns'
import type { GridLine } from './logic/lines'
import { useAnchoredPopover } from './use-anchored-popover'

/** Id of the fallback action's row. */
const FALLBACK_ACTION_ID = 'otherwise'

interface PickerListProps {
  id: string
  anchor: RefObject<Element | null>
  label: string
  found: SearchState
  /** Index of the highlighted row; -1 for none. */
  active: number
  fallbackAction: string | undefined
  onChoose: (at: number) => void
}

/**
 * Search results in the top layer, so that no scroll container clips them. The focus stays in the
 * cell.
 */
function PickerList({
  id,
  anchor,
  label,
  found,
  active,
  fallbackAction,
  onChoose,
}: PickerListProps) {
  const { t } = useTranslation('shared/forms')
  const popover = useRef<HTMLDivElement>(null)
  useAnchoredPopover(popover, anchor)
  const options = found.kind === 'found' ? found.options : []
  const rows =
    fallbackAction === undefined
      ? options
      : [...options, { id: FALLBACK_ACTION_ID, label: fallbackAction, detail: undefined }]

  const formatResultCount = ({ options: { length }, hasMore }: FoundOptions) => {
    if (length === 0) return t('lines.picker.nothing')
    return hasMore
      ? t('lines.picker.more', { number: length })
      : t('lines.picker.found', { count: length })
  }

  useLayoutEffect(() => {
    popover.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div ref={popover} popover="manual" className={styles.popover}>
      <p role="status" className={styles.status}>
        {found.kind === 'waiting' && t('lines.picker.searching')}
        {found.kind === 'failed' && t('lines.picker.failed')}
        {found.kind === 'found' && formatResultCount(found)}
      </p>
      <ul id={id} role="listbox" aria-label={label} className={styles.options}>
        {rows.map((option, at) => (
          <li
            key={option.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            className={styles.option}
            data-other={option.id === FALLBACK_ACTION_ID || undefined}
            // Keeps the focus in the cell until the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(at)}
          >
            <span>{option.label}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PickerEditorProps<Line extends GridLine> extends CellEditorProps<
  Line,
  PickerColumn<Line>
> {
  initial: string
}

/** Editor of a picker cell: a search field with a list of results. */
export function PickerEditor<Line extends GridLine>(props: PickerEditorProps<Line>) {
  const { grid, column, lineId, initial } = props
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(initial)
  const [wasTyped, setWasTyped] = useState(props.editMode === 'replace')
  const [form, setForm] = useState<NumberForm>()
  const [markedId, setMarkedId] = useState<string | null>(null)
  const found = useSearch(words, column.search)
  const other = column.fallbackAction
  const ids = found.kind === 'found' ? found.options.map((option) => option.id) : []
  if (other) ids.push(FALLBACK_ACTION_ID)
  // Results of an older text stay visible, but are highlighted only by the arrow keys.
  const isSettled = found.kind === 'failed' || (found.kind === 'found' && found.words === words)
  // Before the first result the list has only the fallback action, which must not be selected by
  // accident.
  const canMark = isSettled || ids.length > (other ? 1 : 0)
  const markedIndex = markedId === null ? -1 : ids.indexOf(markedId)
  const active = markedIndex >= 0 ? markedIndex : wasTyped && isSettled && ids.length > 0 ? 0 : -1
  const isOption = ids[active] !== undefined && ids[active] !== FALLBACK_ACTION_ID

  function choose(at: number) {
    const id = ids[at]
    if (id === FALLBACK_ACTION_ID) {
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
      setMarkedId(ids[Math.max(0, Math.min(active + step, ids.length - 1))] ?? null)
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
          setMarkedId(null)
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

type SearchState =
  | { readonly kind: 'idle' | 'waiting' | 'failed' }
  | ({ readonly kind: 'found'; readonly words: string } & FoundOptions)

const PAUSE_MS = 150

/**
 * Searches once typing pauses. A new search aborts the previous one, whose options stay until it is
 * answered.
 */
function useSearch(
  words: string | null,
  search: (words: string, signal: AbortSignal) => Promise<FoundOptions>,
): SearchState {
  const [state, setState] = useState<SearchState>({ kind: 'idle' })

  useEffect(() => {
    if (words === null) return
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      setState((before) => (before.kind === 'found' ? before : { kind: 'waiting' }))
      try {
        const found = await search(words, signal)
        if (!signal.aborted) setState({ kind: 'found', words, ...found })
      } catch {
        if (!signal.aborted) setState({ kind: 'failed' })
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [words, search])

  return state
}
