/** Milliseconds for which the repetitions of a failure are counted. */
const WINDOW_MS = 60_000

/**
 * Counts repeated failures: the first one is logged in full, its repetitions once a minute as a
 * number.
 * @param report called with the number of repetitions in the last minute
 */
export function createRepetitionCounter(report: (text: string, count: number) => void) {
  const failures = new Map<string, { text: string; count: number }>()
  const timer = setInterval(flush, WINDOW_MS)
  timer.unref()

  /** A failure without repetitions in the last minute is logged in full the next time. */
  function flush(): void {
    for (const [key, { text, count }] of failures) {
      if (count === 0) failures.delete(key)
      else {
        report(text, count)
        failures.set(key, { text, count: 0 })
      }
    }
  }

  return {
    /** True if the failure is to be logged; else it is counted. */
    isFirst(key: string, text: string): boolean {
      const known = failures.get(key)
      if (known) known.count += 1
      else failures.set(key, { text, count: 0 })
      return known === undefined
    },
    close(): void {
      clearInterval(timer)
      flush()
    },
  }
}
