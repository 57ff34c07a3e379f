import { useSyncExternalStore } from 'react'

/** `error` is read aloud at once; `info` when the reader pauses. */
export type ToastTone = 'info' | 'error'

/** What everything that fails in one way says in one way; the toaster has the words. */
export type ToastMessage = { text: string } | { standard: 'failed_to_load_data' | 'form_validation_error' }

export interface Toast {
  id: number
  tone: ToastTone
  message: ToastMessage
}

const shownMs = 5000
const maxShown = 3

let toasts: readonly Toast[] = []
let lastId = 0
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function show(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function dismiss(id: number) {
  clearTimeout(timers.get(id))
  timers.delete(id)
  show(toasts.filter((toast) => toast.id !== id))
}

let isBeingRead = () => false

// Asked anew each time rather than told when it begins and ends: what takes pointer or focus away with it says nothing of its going.
const startTimer = (id: number) => timers.set(id, setTimeout(() => (isBeingRead() ? startTimer(id) : dismiss(id)), shownMs))

function add(tone: ToastTone, message: ToastMessage) {
  lastId += 1
  startTimer(lastId)
  for (const tooMany of toasts.slice(maxShown - 1)) clearTimeout(timers.get(tooMany.id))
  show([{ id: lastId, tone, message }, ...toasts].slice(0, maxShown))
}

/** Says in passing what happened: five seconds, at most three at once. What must be settled goes into a Banner. */
export const toast = {
  info: (text: string) => add('info', { text }),
  error: (text: string) => add('error', { text }),
  /** A call failed whose answer the screen doesn't need, such as logging out. */
  failedToLoadData: () => add('error', { standard: 'failed_to_load_data' }),
  /** A form was sent with fields that need another look. */
  formValidationError: () => add('error', { standard: 'form_validation_error' }),
  dismiss,
  /** Whether somebody reads, with pointer or focus on the toasts, says whoever shows them; meanwhile none goes. */
  staysWhile: (isRead: () => boolean) => {
    isBeingRead = isRead
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The toasts on show, newest first. */
export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, () => toasts)
