/**
 * Subscribes a listener that is called once changes have paused.
 * @param ms length of the pause
 * @returns the unsubscribe function
 */
export function notifyAfterPause(
  subscribe: (listener: () => void) => () => void,
  listener: () => void,
  ms: number,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(listener, ms)
  })
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}
