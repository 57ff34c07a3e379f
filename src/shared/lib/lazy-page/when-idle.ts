/** Runs something once the page has nothing else to do, and after a second all the same; where the browser can't tell (Safari), after a half. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 1000 })
  else setTimeout(run, 500)
}
