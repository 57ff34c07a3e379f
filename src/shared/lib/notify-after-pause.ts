/**
 * Pause in typing, in ms, after which work follows that must not delay a key. Longer than the keys
 * between two changes take, such as Enter and a figure.
 */
const PAUSE_MS = 500

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
