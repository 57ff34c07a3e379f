import { use, useEffect, useRef, type KeyboardEvent, type ReactNode, type Ref, type SyntheticEvent } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'

interface MarkingGroupProps {
  /** What was typed and has chosen nothing yet; '' where nothing was typed. */
  words: string
  /** The key of the first that was found for these words; null while that isn't known. */
  best: string | null
  ref: Ref<HTMLDivElement>
  className: string
  isReadOnly: boolean | undefined
  isDisabled: boolean | undefined
  children: ReactNode
}

const ARROWS: readonly string[] = ['ArrowDown', 'ArrowUp']

/**
 * The group around a combobox's field. It marks the best match for the typed words, so that Enter takes it. Once an arrow was pressed
 * nothing is marked by itself until other words are typed, or Enter could take an item that the person never saw marked.
 *
 * It opens the list when somebody comes to the field by a press or by Tab, and not when the field is given the focus: a form that was not sent leads
 * to what is wrong, and the list would lie over what is said there.
 */
export function MarkingGroup({ words, best, ref, className, isReadOnly, isDisabled, children }: MarkingGroupProps) {
  const state = use(ComboBoxStateContext)
  const hasArrowed = useRef(false)
  const focusedKey = state?.selectionManager.focusedKey ?? null
  const isMarked = focusedKey !== null && Boolean(state?.collection.getItem(focusedKey))

  useEffect(() => {
    hasArrowed.current = false
  }, [words])

  useEffect(() => {
    if (best === null || hasArrowed.current || isMarked || !state?.isOpen) return
    // react-aria gets the found items a moment later.
    if (state.collection.getFirstKey() !== best) return
    // After react-aria, which removes the mark when the first items come in.
    queueMicrotask(() => state.selectionManager.setFocusedKey(best))
  }, [state, best, isMarked])

  function onKeyDown(event: KeyboardEvent) {
    if (ARROWS.includes(event.key)) hasArrowed.current = true
    // react-aria would close the list here, and with it end the search.
    if (event.key !== 'Enter' || !state?.isOpen || words === '' || isMarked) return
    event.preventDefault()
    event.stopPropagation()
  }

  function open({ target }: SyntheticEvent) {
    if (target instanceof HTMLInputElement && state && !state.isOpen && !isReadOnly && !isDisabled) state.open(null, 'manual')
  }

  return (
    // The field in it takes the keyboard; this is about what reaches that.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={ref}
      className={className}
      data-readonly={isReadOnly || undefined}
      data-disabled={isDisabled || undefined}
      onKeyDownCapture={onKeyDown}
      onClick={open}
      // Tab is let go of where it has led to.
      onKeyUp={(event) => event.key === 'Tab' && open(event)}
    >
      {children}
    </div>
  )
}
