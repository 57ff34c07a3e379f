/** Milliseconds between two looks. */
const interval = 250

/**
 * Ends this process as SIGTERM does once its parent is gone. npm starts it in a shell, and a shell
 * does not pass signals on.
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
