import { useSyncExternalStore } from 'react'
import { lazyPart } from '@/shared/lib/lazy-part'
import { firstToast, loadStack } from './toast'

const ToastStack = lazyPart(async () => (await loadStack()).ToastStack)

/** Where toasts appear; once on a page. */
export function Toaster() {
  return useSyncExternalStore(firstToast.subscribe, firstToast.isAsked) && <ToastStack />
}
