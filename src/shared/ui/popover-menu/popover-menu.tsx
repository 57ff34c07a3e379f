import { clsx } from 'clsx'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { getButtonClass, type ButtonSize, type ButtonVariant } from '../button/button'
import { ChevronDownIcon } from '../icons/icons'
import styles from './popover-menu.module.css'

const GAP = 4
const EDGE = 8

/** Positions a popover below its button, or above if there is more room, within the window. */
function placeBelow(button: HTMLElement | null, panel: HTMLElement | null, align: 'start' | 'end') {
  if (!button || !panel) return
  const anchor = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const below = window.innerHeight - anchor.bottom - GAP - EDGE
  const above = anchor.top - GAP - EDGE
  const opensUpward = height > below && above > below
  const left = align === 'start' ? anchor.left : anchor.right - width
  panel.style.left = `${Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - width - EDGE))}px`
  panel.style.top = opensUpward
    ? `${Math.max(EDGE, anchor.top - GAP - height)}px`
    : `${anchor.bottom + GAP}px`
  panel.style.maxHeight = `${opensUpward ? above : below}px`
  panel.style.minWidth = `${anchor.width}px`
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Moves the focus among the links and buttons of a panel by arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent, panel: HTMLElement | null) {
  const step = steps[event.key]
  if (!step || !panel || event.target instanceof HTMLInputElement) return
  const stops = [...panel.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]
  event.preventDefault()
  const at = stops.findIndex((stop) => stop === event.target)
  stops[step(at, stops.length)]?.focus()
}

export interface PopoverMenuProps {
  /** Text or icon of the button. */
  label: ReactNode
  /** Accessible name if the label is an icon. */
  accessibleName?: string | undefined
  /** Links and buttons. A press closes the menu unless the element has `data-keep-open`. */
  children: ReactNode
  /** Edge of the button to align with. */
  align?: 'start' | 'end' | undefined
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  hasChevron?: boolean | undefined
  /** Marks the button as the group of the current route. */
  isCurrent?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Lets the panel grow to the window's width, for a table. */
  isWide?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  className?: string | undefined
}

/**
 * Button with a menu of links and actions, on the native popover to keep the shell small. It is a
 * disclosure, not an ARIA menu: Tab moves through it, as do the arrow keys, Home and End. It closes
 * when the focus leaves it by Tab.
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
  const hasPressedTab = useRef(false)

  useEffect(() => {
    const opened = panel.current
    if (!isOpen || !opened || !('ResizeObserver' in globalThis)) return
    // The content may load after opening and change the size. Positioning also changes the size,
    // which a ResizeObserver must not do in its callback, so it waits for a frame.
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

  // Called before the menu is shown and again once its size is known.
  const place = () => placeBelow(button.current, panel.current, align)
  // The button handles the keys too, as it keeps the focus when the menu opens.
  const onKeyDown = (event: KeyboardEvent) => {
    hasPressedTab.current = event.key === 'Tab'
    if (isOpen) moveFocus(event, panel.current)
  }
  // A page that takes the focus after loading must not close the menu.
  const onBlur = ({ relatedTarget: next }: FocusEvent) => {
    const opened = panel.current
    const isLeft = hasPressedTab.current && next !== button.current && !opened?.contains(next)
    hasPressedTab.current = false
    if (isOpen && isLeft && next) opened?.hidePopover()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        disabled={props.isDisabled}
        aria-expanded={isOpen}
        aria-label={accessibleName}
        title={accessibleName}
        data-current={isCurrent || undefined}
        className={getButtonClass({
          variant: props.variant,
          size: props.size,
          className: clsx(styles.button, props.className),
        })}
      >
        {label}
        {hasChevron && <ChevronDownIcon className={styles.chevron} />}
      </button>
      {/* Handles bubbling events of the focusable links and buttons inside. */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        data-wide={props.isWide || undefined}
        onBeforeToggle={place}
        onToggle={(event) => {
          const opened = event.newState === 'open'
          place()
          setOpen(opened)
          onOpenChange?.(opened)
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
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

/** Heading of a group of menu items. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <div className={styles.heading}>{children}</div>
}

/** Items that belong together. A line separates the groups that have items. */
export function MenuGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>
}

/** Class of a link or button inside a PopoverMenu. */
export const menuItemClass = styles.item

/** Class of a button inside a PopoverMenu that ends or removes the record. */
export const menuDangerItemClass = clsx(styles.item, styles.danger)
