/** Milliseconds between two looks. */
const interval = 250

/**
 * Ends this process, as SIGTERM does, once the one that started it is gone: npm starts it by a shell, and a shell that is told to end passes
 * nothing on to what it runs.
 */
export function endWithParent() {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, interval)
  timer.unref()
}
