import type { KeyboardEvent } from 'react'

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrows, Home and End go through the links and buttons of a panel. */
export function moveFocus(event: KeyboardEvent, panel: HTMLElement | null) {
  const step = steps[event.key]
  if (!step || !panel || event.target instanceof HTMLInputElement) return
  const stops = [...panel.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]
  event.preventDefault()
  const at = stops.findIndex((stop) => stop === event.target)
  stops[step(at, stops.length)]?.focus()
}
