/** Milliseconds between two checks. */
const interval = 250

/**
 * Sends this process SIGTERM when its parent ends. npm starts it in a shell, which does not forward
 * signals.
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
