/**
 * Does some work now and again and again, never twice at once.
 * @param work never throws
 * @param every milliseconds
 * @returns how to stop it, which waits for what is under way
 */
export function runPeriodically(
  work: () => Promise<unknown>,
  every: number,
): { stop: () => Promise<void> } {
  let running: Promise<unknown> | null = null
  const run = () => {
    running ??= work().finally(() => {
      running = null
    })
  }
  run()
  const timer = setInterval(run, every)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
