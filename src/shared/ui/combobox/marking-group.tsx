import { use, useEffect, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react'
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
 * The group around a combobox's field. It marks the first that was found for the words typed, so that Enter takes it; but nothing for
 * somebody who marked one with an arrow, be it found again or not: they would take what they never saw marked.
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
    // What was found is not yet shown: react-aria learns of it a moment later.
    if (state.collection.getFirstKey() !== best) return
    // After the list, which marks nothing as the first choices come into it.
    queueMicrotask(() => state.selectionManager.setFocusedKey(best))
  }, [state, best, isMarked])

  function onKeyDown(event: KeyboardEvent) {
    if (ARROWS.includes(event.key)) hasArrowed.current = true
    // Left to react-aria it would close the list, and end the search with it.
    if (event.key !== 'Enter' || !state?.isOpen || words === '' || isMarked) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={ref}
      className={className}
      data-readonly={isReadOnly || undefined}
      data-disabled={isDisabled || undefined}
      onKeyDownCapture={onKeyDown}
    >
      {children}
    </div>
  )
}
