import { i18n } from '@/shared/i18n'
import type * as Stack from './toast-stack'

/** `error` is announced at once, `info` politely. */
export type ToastTone = 'info' | 'error'

export interface ToastMessage {
  tone: ToastTone
  title: string
  text?: string | undefined
  /** Optional action, such as undo. It must be available elsewhere too. */
  action?: ToastAction | undefined
  /** Hides it once the page has no invalid field any more. */
  isUntilValid?: boolean | undefined
}

export interface ToastAction {
  label: string
  onPress(): void
}

let stack: Promise<typeof Stack> | undefined

/**
 * Loads the toast chunk once; no screen waits for it. The shared promise keeps the messages in
 * order.
 */
export function loadStack() {
  stack ??= import('./toast-stack').catch((error: unknown) => {
    stack = undefined
    throw error
  })
  return stack
}

let hasToast = false
const listeners = new Set<() => void>()

/** Store that is true from the first toast on. */
export const firstToast = {
  isStackNeeded: () => hasToast,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function showMessage(message: ToastMessage) {
  hasToast = true
  for (const listener of listeners) listener()
  // If the chunk fails to load, the message cannot be shown.
  void loadStack().then(
    ({ showToast }) => showToast(message),
    () => {},
  )
}

const showStandardError = (key: 'failed_to_load_data' | 'form_validation_error') =>
  showMessage({
    tone: 'error',
    title: i18n.t(`shared/ui:toast.${key}.title`),
    text: i18n.t(`shared/ui:toast.${key}.text`),
    isUntilValid: key === 'form_validation_error',
  })

/** Shows a message for five seconds, three at most. For a message that needs action, use Banner. */
export const toast = {
  info: (title: string, action?: ToastAction) => showMessage({ tone: 'info', title, action }),
  error: (title: string) => showMessage({ tone: 'error', title }),
  /** A failed call whose result the screen does not need, such as logout. */
  failedToLoadData: () => showStandardError('failed_to_load_data'),
  /** A form was submitted with invalid fields. Hidden once they are corrected, saved or closed. */
  formValidationError: () => showStandardError('form_validation_error'),
}
