/**
 * Runs a callback when the browser is idle, after 1 s at the latest; in Safari, which cannot tell,
 * after 0.5 s.
 */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 1000 })
  else setTimeout(run, 500)
}
