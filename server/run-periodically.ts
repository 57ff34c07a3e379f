/**
 * Runs work at once and then periodically, one run at a time.
 * @param work never throws
 * @returns `stop`, which resolves after the current run
 */
export function runPeriodically(
  work: () => Promise<unknown>,
  intervalMs: number,
): { stop: () => Promise<void> } {
  let running: Promise<unknown> | null = null
  const run = () => {
    running ??= work().finally(() => {
      running = null
    })
  }
  run()
  const timer = setInterval(run, intervalMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
