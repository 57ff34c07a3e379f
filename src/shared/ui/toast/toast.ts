import { i18n } from '@/shared/i18n'
import type * as Stack from './toast-stack'

/** `error` is read aloud at once; `info` when the reader pauses. */
export type ToastTone = 'info' | 'error'

export interface ToastMessage {
  tone: ToastTone
  title: string
  text?: string | undefined
  /** What may be done about it while it is there, such as undoing; nothing that can't be done elsewhere too. */
  action?: ToastAction | undefined
}

export interface ToastAction {
  label: string
  onPress(): void
}

let stack: Promise<typeof Stack> | undefined

/** What shows toasts: a part of its own, which no screen waits for. Asked for once, as answers to several askers come in any order. */
export function loadStack() {
  stack ??= import('./toast-stack').catch((error: unknown) => {
    stack = undefined
    throw error
  })
  return stack
}

let hasToast = false
const listeners = new Set<() => void>()

/** Whether there has been a toast yet. */
export const firstToast = {
  isAsked: () => hasToast,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function showMessage(message: ToastMessage) {
  hasToast = true
  for (const listener of listeners) listener()
  // Where its chunk doesn't come, there is no way left to say so.
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
  })

/** Says in passing what happened: five seconds, at most three at once. What must be settled goes into a Banner. */
export const toast = {
  info: (title: string, action?: ToastAction) => showMessage({ tone: 'info', title, action }),
  error: (title: string) => showMessage({ tone: 'error', title }),
  /** A call failed whose answer the screen doesn't need, such as logging out. */
  failedToLoadData: () => showStandardError('failed_to_load_data'),
  /** A form was sent with fields that need another look. */
  formValidationError: () => showStandardError('form_validation_error'),
}
