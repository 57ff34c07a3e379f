import {
  use,
  useEffect,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'

interface BestMatchGroupProps {
  /** Typed text without a choice; '' for none. */
  words: string
  /** True if the list belongs to the typed text. */
  isUpToDate: boolean
  /** Key of the first result; null until the results are known. */
  bestKey: string | null
  ref: Ref<HTMLDivElement>
  className: string
  isDisabled: boolean | undefined
  children: ReactNode
}

const CHOOSING_KEYS: readonly string[] = ['ArrowDown', 'ArrowUp', 'Enter']

/**
 * Group around a combobox's field. Highlights the best match, so that Enter selects it. Until the
 * list belongs to the typed text, arrows and Enter are ignored: fast typists would select a result
 * of a shorter text.
 *
 * Opens the list on a click or Tab, but not on programmatic focus: a form that focuses an invalid
 * field must not cover its error with the list.
 */
export function BestMatchGroup({
  words,
  isUpToDate,
  bestKey,
  ref,
  className,
  isDisabled,
  children,
}: BestMatchGroupProps) {
  const state = use(ComboBoxStateContext)
  const focusedKey = state?.selectionManager.focusedKey ?? null
  const isHighlighted = focusedKey !== null && Boolean(state?.collection.getItem(focusedKey))

  useEffect(() => {
    if (bestKey === null || isHighlighted || !state?.isOpen) return
    // react-aria receives the items later.
    if (state.collection.getFirstKey() !== bestKey) return
    // react-aria clears the highlight when the first items arrive, so this runs afterwards.
    queueMicrotask(() => state.selectionManager.setFocusedKey(bestKey))
  }, [state, bestKey, isHighlighted])

  function onKeyDown(event: KeyboardEvent) {
    if (!CHOOSING_KEYS.includes(event.key) || !state?.isOpen || words === '') return
    // Without a highlight, react-aria would close the list on Enter and end the search.
    if (isUpToDate && (isHighlighted || event.key !== 'Enter')) return
    event.preventDefault()
    event.stopPropagation()
  }

  function openList({ target }: SyntheticEvent) {
    if (target instanceof HTMLInputElement && state && !state.isOpen && !isDisabled)
      state.open(null, 'manual')
  }

  return (
    // The field inside is focusable; these handlers only see its bubbling events.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={ref}
      className={className}
      data-disabled={isDisabled || undefined}
      onKeyDownCapture={onKeyDown}
      onClick={openList}
      // The keyup of Tab fires on the element that received the focus.
      onKeyUp={(event) => event.key === 'Tab' && openList(event)}
    >
      {children}
    </div>
  )
}
