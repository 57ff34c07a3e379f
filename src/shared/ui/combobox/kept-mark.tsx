import { use, useEffect, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'

/**
 * Keeps a choice marked under whoever marked one with an arrow, while later results arrive: the same choice where it is found again, and
 * where it isn't, the best that was found. Left to itself the mark would be gone, and Enter would take nothing.
 */
export function KeptMark() {
  const state = use(ComboBoxStateContext)
  const before = useRef(state?.collection)
  useEffect(() => {
    if (!state || before.current === state.collection) return
    before.current = state.collection
    const { focusedKey } = state.selectionManager
    if (focusedKey === null || state.collection.getItem(focusedKey)) return
    state.selectionManager.setFocusedKey(state.collection.getFirstKey())
  }, [state])
  return null
}
