/**
 * Focuses the page's headline, or `#main` if it has none, so that keyboard and screen reader start
 * there.
 */
export function focusHeadline(): void {
  const place =
    document.querySelector<HTMLElement>('#main h1:not([hidden] *)') ??
    document.getElementById('main')
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
