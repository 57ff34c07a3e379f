import {
  use,
  useEffect,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'

interface MarkingGroupProps {
  /** What was typed and has chosen nothing yet; '' where nothing was typed. */
  words: string
  /** Whether the list is of these words by now. */
  isSettled: boolean
  /** The key of the first that was found for these words; null while that isn't known. */
  best: string | null
  ref: Ref<HTMLDivElement>
  className: string
  isReadOnly: boolean | undefined
  isDisabled: boolean | undefined
  children: ReactNode
}

const choosingKeys: readonly string[] = ['ArrowDown', 'ArrowUp', 'Enter']

/**
 * The group around a combobox's field. It marks the best match for the typed words, so that Enter takes it. Until the list is of these words arrows and
 * Enter do nothing: whoever types fast would choose among what was found for fewer letters.
 *
 * It opens the list when somebody comes to the field by a press or by Tab, and not when the field is given the focus: a form that was not sent leads
 * to what is wrong, and the list would lie over what is said there.
 */
export function BestMatchGroup({
  words,
  isSettled,
  best,
  ref,
  className,
  isReadOnly,
  isDisabled,
  children,
}: MarkingGroupProps) {
  const state = use(ComboBoxStateContext)
  const focusedKey = state?.selectionManager.focusedKey ?? null
  const isMarked = focusedKey !== null && Boolean(state?.collection.getItem(focusedKey))

  useEffect(() => {
    if (best === null || isMarked || !state?.isOpen) return
    // react-aria gets the found items a moment later.
    if (state.collection.getFirstKey() !== best) return
    // After react-aria, which removes the mark when the first items come in.
    queueMicrotask(() => state.selectionManager.setFocusedKey(best))
  }, [state, best, isMarked])

  function onKeyDown(event: KeyboardEvent) {
    if (!choosingKeys.includes(event.key) || !state?.isOpen || words === '') return
    // Where nothing is marked react-aria would close the list at Enter, and with it end the search.
    if (isSettled && (isMarked || event.key !== 'Enter')) return
    event.preventDefault()
    event.stopPropagation()
  }

  function open({ target }: SyntheticEvent) {
    if (target instanceof HTMLInputElement && state && !state.isOpen && !isReadOnly && !isDisabled)
      state.open(null, 'manual')
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
