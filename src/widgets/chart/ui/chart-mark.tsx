import { useRouter, type LinkProps } from '@tanstack/react-router'
import { createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import styles from './chart-frame.module.css'

/** The mark that has the chart's only Tab stop, and the handler that announces a focused mark. */
export interface Marks {
  /** Null until the chart is first focused; the first mark then has the Tab stop. */
  readonly current: string | null
  onFocus(id: string, label: string): void
}

export const MarksContext = createContext<Marks>({ current: null, onFocus: () => {} })

interface ChartMarkProps {
  id: string
  /** True if the mark is the first of its chart, which receives Tab. */
  isFirst: boolean
  /** Description for screen readers, also shown under the chart. */
  label: string
  /** The list that the mark counts; null if the user may not open it. */
  link: LinkProps | null
  children: ReactNode
}

/** A bar, point or cell of a chart that links to the list it counts. */
export function ChartMark({ id, isFirst, label, link, children }: ChartMarkProps) {
  const router = useRouter()
  const { current, onFocus } = useContext(MarksContext)
  const shared = {
    className: styles.mark,
    tabIndex: (current === null ? isFirst : current === id) ? 0 : -1,
    'data-mark': id,
    'aria-label': label,
    onFocus: () => onFocus(id, label),
    onPointerEnter: () => onFocus(id, label),
  }
  if (!link) {
    return (
      <g role="img" {...shared}>
        {children}
      </g>
    )
  }
  function openLink(event: MouseEvent) {
    // Leave a click with a modifier key to the browser, which opens a new tab or window.
    if (
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      !link
    )
      return
    event.preventDefault()
    void router.navigate(link)
  }
  return (
    <a
      href={router.history.createHref(router.buildLocation(link).href)}
      onClick={openLink}
      {...shared}
    >
      {children}
    </a>
  )
}
