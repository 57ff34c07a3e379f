/**
 * Pause in typing, in ms, before work that must not delay a key press. Longer than moving to the
 * next field and typing its first digit takes.
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
