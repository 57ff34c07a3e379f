/** Pause in typing, in ms, after which work follows that must not delay a key. */
const PAUSE_MS = 200

/**
 * Subscribes a listener that is called once changes have paused.
 * @returns the unsubscribe function
 */
export function notifyAfterPause(
  subscribe: (listener: () => void) => () => void,
  listener: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(listener, PAUSE_MS)
  })
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}
