/** Brings the keyboard to the page's headline, so that keys and a screen reader start there; to the page itself while it has none. */
export function focusHeadline(): void {
  const place =
    document.querySelector<HTMLElement>('#main h1:not([hidden] *)') ??
    document.getElementById('main')
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
