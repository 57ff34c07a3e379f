import { flushSync } from 'react-dom'

let isShown = true
const listeners = new Set<() => void>()

function update(next: boolean) {
  isShown = next
  for (const listener of listeners) listener()
}

/** Visibility of the page in the layout: hidden while another user's data replaces it. */
export const shownPage = {
  read: () => isShown,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Unmounts the page and the header at once. */
  hide: () => flushSync(() => update(false)),
  show: () => update(true),
}
