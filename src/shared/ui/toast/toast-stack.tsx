import { clsx } from 'clsx'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { toast as sonner, Toaster as Sonner, type ToastT, useSonner } from 'sonner'
import { useTranslation } from '@/shared/i18n'
import { useMediaQuery } from '@/shared/lib/use-media-query'
import { getButtonClass } from '../button/button'
import { CircleAlertIcon, InfoIcon, XIcon } from '../icons/icons'
import type { ToastMessage } from './toast'
import styles from './toast-stack.module.css'

/** Focused element before the focus moved to the toasts. */
let previousFocus: HTMLElement | null = null

/**
 * True if the focus is among the toasts. Stops the events before Sonner: it would send the focus
 * back when the user moves on to a field.
 */
function useToastFocus(layer: RefObject<HTMLElement | null>): boolean {
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    const element = layer.current
    if (!element) return undefined
    const isWithin = (target: EventTarget | null) =>
      target instanceof Node && element.contains(target)
    function onFocusIn(event: FocusEvent) {
      event.stopPropagation()
      setFocused(true)
      if (!isWithin(event.relatedTarget))
        previousFocus = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null
    }
    function onFocusOut(event: FocusEvent) {
      event.stopPropagation()
      if (!isWithin(event.relatedTarget)) setFocused(false)
    }
    element.addEventListener('focusin', onFocusIn)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      element.removeEventListener('focusin', onFocusIn)
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [layer])
  return isFocused
}

/**
 * Ref of a toast's content. When a focused toast is removed, the focus moves to the next one, or
 * back to where it was. Otherwise it would move to the top of the page.
 */
function passFocusOn(content: HTMLElement | null): () => void {
  const card = content?.closest('li')
  return () => {
    if (!card?.contains(document.activeElement)) return
    const neighbor = card.nextElementSibling ?? card.previousElementSibling
    const next = neighbor ? neighbor.querySelector('button') : previousFocus
    next?.focus()
  }
}

const SHOWN_MS = 5000
const MAX_SHOWN = 3

const icons = { info: <InfoIcon />, error: <CircleAlertIcon />, close: <XIcon /> }
const toastClassNames = {
  toast: clsx(styles.toast),
  icon: clsx(styles.icon),
  content: clsx(styles.content),
  closeButton: getButtonClass({ variant: 'quiet', size: 's', className: styles.close }),
  actionButton: getButtonClass({ size: 's', className: styles.action }),
}

/** Ids of the visible toasts by content. A toast that is closing cannot be reused. */
const shownToasts = new Map<string, string | number>()

/** Shows a message above the others. A repeated message restarts its timer. */
export function showToast({ tone, title, text, action, isUntilValid }: ToastMessage): void {
  const content = (
    <div ref={passFocusOn} role={tone === 'error' ? 'alert' : undefined}>
      <p className={text && styles.title}>{title}</p>
      {text && <p>{text}</p>}
    </div>
  )
  const key = [tone, title, text].join('\n')
  const shownToast = shownToasts.get(key)
  const forget = ({ id }: ToastT) => {
    if (shownToasts.get(key) !== id) return
    shownToasts.delete(key)
    if (isUntilValid) stopWatching()
  }
  const shownId = sonner[tone](content, {
    ...(shownToast !== undefined && { id: shownToast }),
    duration: SHOWN_MS,
    onDismiss: forget,
    onAutoClose: forget,
    ...(action && { action: { label: action.label, onClick: action.onPress } }),
  })
  shownToasts.set(key, shownId)
  if (isUntilValid) dismissOnceValid(shownId)
  // Sonner only hides surplus toasts, so Tab would still reach them.
  for (const { id } of getShownToasts().slice(0, -MAX_SHOWN)) sonner.dismiss(id)
}

let stopWatching = () => {}

/** Dismisses a toast once the page had an invalid field and has none any more. */
function dismissOnceValid(id: string | number): void {
  stopWatching()
  let wasInvalid = false
  const check = () => {
    const isInvalid = document.querySelector('[aria-invalid="true"]') !== null
    if (wasInvalid && !isInvalid) {
      sonner.dismiss(id)
      stopWatching()
    }
    wasInvalid = isInvalid
  }
  const changes = new MutationObserver(check)
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-invalid'],
  })
  stopWatching = () => changes.disconnect()
  check()
}

/** Visible toasts, oldest first. */
const getShownToasts = () => sonner.getToasts().filter((shown): shown is ToastT => 'title' in shown)

/** Width to which sonner uses its mobile offsets. */
const PHONE_QUERY = '(max-width: 600px)'

/**
 * Container of the toasts, above any open layer: bottom left, newest on top; on a phone over the
 * header, where no field and no keyboard is.
 */
export function ToastStack() {
  const { t } = useTranslation('shared/ui')
  const { toasts } = useSonner()
  const layer = useRef<HTMLDivElement>(null)
  const isFocused = useToastFocus(layer)
  const isPhone = useMediaQuery(PHONE_QUERY)
  useToastClearance(layer, toasts.length, isPhone)

  useEffect(() => {
    // Reopens for each toast, to be above dialogs and popovers that opened since.
    layer.current?.hidePopover?.()
    layer.current?.showPopover?.()
    // Only buttons are tab stops; clicking a message must not move the focus.
    for (const element of layer.current?.querySelectorAll('li[tabindex]') ?? [])
      element.removeAttribute('tabindex')
  }, [toasts])

  useEffect(() => {
    // Sonner pauses toasts on hover, but not on focus.
    const duration = isFocused ? Infinity : SHOWN_MS
    for (const { id, type, title, ...shown } of getShownToasts()) {
      if (shown.duration !== duration)
        sonner[type === 'error' ? 'error' : 'info'](title, { id, duration })
    }
  }, [toasts, isFocused])

  // A new mount starts without toasts.
  useEffect(
    () => () => {
      sonner.dismiss()
      shownToasts.clear()
      stopWatching()
    },
    [],
  )

  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <Sonner
        position={isPhone ? 'top-center' : 'bottom-left'}
        className={clsx(styles.stack)}
        customAriaLabel={t('toast.label')}
        visibleToasts={MAX_SHOWN}
        expand={isFocused}
        icons={icons}
        closeButton
        toastOptions={{
          unstyled: true,
          classNames: toastClassNames,
          closeButtonAriaLabel: t('close'),
        }}
      />
    </div>
  )
}

/**
 * Focused elements that toasts must not cover: fields, grid cells, and buttons, so that a failed
 * action can be retried.
 */
const FOCUS_TARGETS = 'input, textarea, select, [role=gridcell], button'

/**
 * Keeps the toasts off the focused element, the buttons next to it and its open list: moves them
 * above or beside, whichever is closer and fits, on a phone below; else leaves them. Sets
 * `--lifted` and `--moved` on the layer, in CSS pixels.
 * @param count number of toasts
 */
function useToastClearance(
  layer: RefObject<HTMLElement | null>,
  count: number,
  isPhone: boolean,
): void {
  useEffect(() => {
    const element = layer.current
    if (!element || count === 0) return undefined
    const moveAside = () => {
      const { lifted, moved } = computeOffset(element, document.activeElement, isPhone)
      element.style.setProperty('--lifted', `${lifted}px`)
      element.style.setProperty('--moved', `${moved}px`)
    }
    const events = ['focusin', 'input', 'scroll', 'resize'] as const
    // A list opens after its field has the focus, and grows with its results.
    const changes = new MutationObserver(moveAside)
    changes.observe(document.body, { childList: true, subtree: true })
    for (const event of events) addEventListener(event, moveAside, { capture: true, passive: true })
    moveAside()
    return () => {
      changes.disconnect()
      for (const event of events) removeEventListener(event, moveAside, { capture: true })
    }
  }, [layer, count, isPhone])
}

const NO_OFFSET = { lifted: 0, moved: 0 }

function computeOffset(layer: HTMLElement, field: Element | null, isPhone: boolean) {
  const stack = layer.querySelector('ol')
  const oldest = stack?.querySelector<HTMLElement>('li:last-child')
  if (!stack || !oldest || !field?.matches(FOCUS_TARGETS) || layer.contains(field)) return NO_OFFSET
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
  const boxes = [field.closest('footer') ?? field, list].flatMap(
    (part) => part?.getBoundingClientRect() ?? [],
  )
  const restingRect = getRestingRect(layer, stack, oldest, isPhone)
  if (
    !boxes.some(
      (box) =>
        box.left < restingRect.right &&
        box.right > restingRect.left &&
        box.top < restingRect.bottom &&
        box.bottom > restingRect.top,
    )
  )
    return NO_OFFSET
  const gap = readPixels(getComputedStyle(stack), '--gap')
  if (isPhone) {
    const lowered = Math.max(...boxes.map(({ bottom }) => bottom)) + gap - restingRect.top
    return restingRect.bottom + lowered <= innerHeight ? { lifted: -lowered, moved: 0 } : NO_OFFSET
  }
  const lifted = restingRect.bottom - Math.min(...boxes.map(({ top }) => top)) + gap
  const moved = Math.max(...boxes.map(({ right }) => right)) + gap - restingRect.left
  const fitsAbove = lifted <= restingRect.top
  const fitsBeside = restingRect.right + moved <= innerWidth
  if (fitsAbove && (lifted <= moved || !fitsBeside)) return { lifted, moved: 0 }
  return fitsBeside ? { lifted: 0, moved } : NO_OFFSET
}

/** Rectangle of the expanded stack at its default position. */
function getRestingRect(
  layer: HTMLElement,
  stack: HTMLElement,
  oldest: HTMLElement,
  isPhone: boolean,
): DOMRect {
  const { left, width, top, bottom } = stack.getBoundingClientRect()
  const height = readPixels(oldest.style, '--offset') + oldest.offsetHeight
  const lifted = readPixels(layer.style, '--lifted')
  return new DOMRect(
    left - readPixels(layer.style, '--moved'),
    isPhone ? top + lifted : bottom + lifted - height,
    width,
    height,
  )
}

const readPixels = (style: CSSStyleDeclaration, name: string) =>
  Number.parseFloat(style.getPropertyValue(name)) || 0
