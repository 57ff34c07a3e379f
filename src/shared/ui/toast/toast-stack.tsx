import { type RefObject, useEffect, useRef, useState } from 'react'
import { toast as sonner, Toaster as Sonner, type ToastT, useSonner } from 'sonner'
import { useTranslation } from '@/shared/i18n'
import { buttonClass } from '../button/button-class'
import { classNames } from '../class-names/class-names'
import { CircleAlertIcon, InfoIcon, XIcon } from '../icons/icons'
import { useToastClearance } from './use-toast-clearance'
import type { ToastMessage } from './toast'
import styles from './toast-stack.module.css'

/** Where the focus was before it came among the toasts. */
let previousFocus: HTMLElement | null = null

/**
 * Whether the focus is among the toasts. Sonner's own handling of it is kept from hearing: whoever goes from a toast to a field, it sends
 * back to where they were before.
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
 * The `ref` of a toast's content. One that goes with the focus on it, closed or pushed out by newer ones, hands it to the next, or the last of
 * all back to where it was: else whoever works by keyboard would stand at the top of the page.
 */
function passFocusOn(content: HTMLElement | null): () => void {
  const card = content?.closest('li')
  return () => {
    if (!card?.contains(document.activeElement)) return
    const near = card.nextElementSibling ?? card.previousElementSibling
    const next = near ? near.querySelector('button') : previousFocus
    next?.focus()
  }
}

const shownMs = 5000
const maxShown = 3

const icons = { info: <InfoIcon />, error: <CircleAlertIcon />, close: <XIcon /> }
const toastClassNames = {
  toast: classNames(styles.toast),
  icon: classNames(styles.icon),
  content: classNames(styles.content),
  closeButton: buttonClass({ variant: 'quiet', size: 's', className: styles.close }),
  actionButton: buttonClass({ size: 's', className: styles.action }),
}

/** Which toast says what, of those that stay yet: one that is going can't be held back any more. */
const shownToasts = new Map<string, string | number>()

/** Shows a message on top of the others; the same one again stands as long as if it were new. */
export function showToast({ tone, title, text, action }: ToastMessage): void {
  const content = (
    <div ref={passFocusOn} role={tone === 'error' ? 'alert' : undefined}>
      <p className={text && styles.title}>{title}</p>
      {text && <p>{text}</p>}
    </div>
  )
  const said = [tone, title, text].join('\n')
  const known = shownToasts.get(said)
  const forget = ({ id }: ToastT) => {
    if (shownToasts.get(said) === id) shownToasts.delete(said)
  }
  const shownId = sonner[tone](content, {
    ...(known !== undefined && { id: known }),
    duration: shownMs,
    onDismiss: forget,
    onAutoClose: forget,
    ...(action && { action: { label: action.label, onClick: action.onPress } }),
  })
  shownToasts.set(said, shownId)
  // Sonner only hides what is too much, and Tab would still come there.
  for (const { id } of getShownToasts().slice(0, -maxShown)) sonner.dismiss(id)
}

/** Oldest first. */
const getShownToasts = () => sonner.getToasts().filter((shown): shown is ToastT => 'title' in shown)

/** The toasts: bottom left, the newest on top, above whatever is open. */
export function ToastStack() {
  const { t } = useTranslation('shared/ui')
  const { toasts } = useSonner()
  const layer = useRef<HTMLDivElement>(null)
  const isFocused = useToastFocus(layer)
  useToastClearance(layer, toasts.length)

  useEffect(() => {
    // Shown anew with each toast, so that it lies above a dialog or popover that has opened since.
    layer.current?.hidePopover?.()
    layer.current?.showPopover?.()
    // Tab stops where there is something to press; a press on a message leaves the focus where it is wanted.
    for (const element of layer.current?.querySelectorAll('li[tabindex]') ?? [])
      element.removeAttribute('tabindex')
  }, [toasts])

  useEffect(() => {
    // Sonner holds its toasts under a pointer, and not under the focus.
    const duration = isFocused ? Infinity : shownMs
    for (const { id, type, title, ...shown } of getShownToasts()) {
      if (shown.duration !== duration)
        sonner[type === 'error' ? 'error' : 'info'](title, { id, duration })
    }
  }, [toasts, isFocused])

  // Whoever shows the page anew, begins without them.
  useEffect(
    () => () => {
      sonner.dismiss()
      shownToasts.clear()
    },
    [],
  )

  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <Sonner
        position="bottom-left"
        className={classNames(styles.stack)}
        customAriaLabel={t('toast.label')}
        visibleToasts={maxShown}
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
