import { useRouter, type LinkProps } from '@tanstack/react-router'
import { useContext, type MouseEvent, type ReactNode } from 'react'
import { MarksContext } from '../model/marks'
import styles from './chart-frame.module.css'

interface MarkProps {
  id: string
  /** Whether it is the first of its chart, which Tab leads to. */
  isFirst: boolean
  /** What it says, in words: read by a screen reader, and shown under the chart. */
  label: string
  /** The list that it counts; null where this person may not open it. */
  link: LinkProps | null
  children: ReactNode
}

/** A bar, a point or a cell of a chart: a link to what it counts, one of those that the arrows go through. */
export function Mark({ id, isFirst, label, link, children }: MarkProps) {
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
  function open(event: MouseEvent) {
    // As the browser does it: a new tab or window, where one is asked for.
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
    <a href={router.history.createHref(router.buildLocation(link).href)} onClick={open} {...shared}>
      {children}
    </a>
  )
}
