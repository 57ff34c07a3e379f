import { useSyncExternalStore } from 'react'

// The same width as in document-frame.module.css.
const narrowQuery = '(max-width: 60rem)'

const subscribe = (listener: () => void) => {
  const media = matchMedia(narrowQuery)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the rail has no room beside the document. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(narrowQuery).matches)
