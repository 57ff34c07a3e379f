import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from '../button/button-class'
import { classNames } from '../class-names/class-names'
import { ChevronDownIcon } from '../icons/icons'
import styles from './popover-menu.module.css'

const GAP = 4
const EDGE = 8

/** Puts a popover (fixed, in the top layer) under its button, or above where there is more room, inside the window. */
function placeBelow(button: HTMLElement | null, panel: HTMLElement | null, align: 'start' | 'end') {
  if (!button || !panel) return
  const at = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const below = window.innerHeight - at.bottom - GAP - EDGE
  const above = at.top - GAP - EDGE
  const goesUp = height > below && above > below
  const left = align === 'start' ? at.left : at.right - width
  panel.style.left = `${Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - width - EDGE))}px`
  panel.style.top = goesUp ? `${Math.max(EDGE, at.top - GAP - height)}px` : `${at.bottom + GAP}px`
  panel.style.maxHeight = `${goesUp ? above : below}px`
  panel.style.minWidth = `${at.width}px`
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrows, Home and End go through the links and buttons of a panel. */
function moveFocus(event: KeyboardEvent, panel: HTMLElement | null) {
  const step = steps[event.key]
  if (!step || !panel || event.target instanceof HTMLInputElement) return
  const stops = [...panel.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]
  event.preventDefault()
  const at = stops.findIndex((stop) => stop === event.target)
  stops[step(at, stops.length)]?.focus()
}

export interface PopoverMenuProps {
  /** Words or a drawing on the button. */
  label: ReactNode
  /** Names the button where its label is only a drawing. */
  accessibleName?: string | undefined
  /** Links and buttons; a press on one closes the menu unless it carries `data-keep-open`. */
  children: ReactNode
  /** Which edge of the button the menu keeps to. */
  align?: 'start' | 'end' | undefined
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  hasChevron?: boolean | undefined
  /** Marks the button as where we are: the group of the current route. */
  isCurrent?: boolean | undefined
  isDisabled?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  className?: string | undefined
}

/**
 * A button that opens a short list of links and actions, on the browser's own popover: light enough for the shell. It is a
 * disclosure, not an ARIA menu, so Tab goes through it; the arrows, Home and End do too.
 */
export function PopoverMenu(props: PopoverMenuProps) {
  const {
    label,
    accessibleName,
    children,
    align = 'start',
    hasChevron = true,
    isCurrent,
    onOpenChange,
  } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const opened = panel.current
    if (!isOpen || !opened || !('ResizeObserver' in globalThis)) return
    // The content may load after the menu has opened, which changes its size. Placing it changes the size too, which a ResizeObserver must
    // not do in its own callback: hence the frame.
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => placeBelow(button.current, opened, align))
    })
    observer.observe(opened)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [isOpen, align])

  // Placed before it is shown, and once more when it has its size; on closing that changes nothing that is seen.
  const place = () => placeBelow(button.current, panel.current, align)
  // From the button too, which keeps the focus as the menu opens.
  const onKeyDown = (event: KeyboardEvent) => isOpen && moveFocus(event, panel.current)

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        onKeyDown={onKeyDown}
        disabled={props.isDisabled}
        aria-expanded={isOpen}
        aria-label={accessibleName}
        title={accessibleName}
        data-current={isCurrent || undefined}
        className={buttonClass({
          variant: props.variant,
          size: props.size,
          className: classNames(styles.button, props.className),
        })}
      >
        {label}
        {hasChevron && <ChevronDownIcon className={styles.chevron} />}
      </button>
      {/* The keys and presses are those of the links and buttons inside, which are focusable themselves. */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={place}
        onToggle={(event) => {
          const opened = event.newState === 'open'
          place()
          setOpen(opened)
          onOpenChange?.(opened)
        }}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const pressed = event.target instanceof Element ? event.target.closest('a, button') : null
          if (pressed && !pressed.closest('[data-keep-open]')) panel.current?.hidePopover()
        }}
      >
        {children}
      </div>
    </>
  )
}

/** A heading over some of a menu's entries. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <div className={styles.heading}>{children}</div>
}

/** The look of an entry, for a link or a button inside a PopoverMenu. */
export const menuItemClass = styles.item
