import type { KeyboardEvent } from 'react'

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrows, Home and End go through the links and buttons of the element that the key was pressed in. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (!step || event.target instanceof HTMLInputElement) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]
  if (stops.length === 0) return
  event.preventDefault()
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[step(at, stops.length)]?.focus()
}
