/** Runs something once the page has nothing else to do; where the browser can't tell (Safari), after half a second. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else setTimeout(run, 500)
}
