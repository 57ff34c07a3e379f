import { useSyncExternalStore } from 'react'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { firstToast, loadStack } from './toast'

const ToastStack = lazyComponent(async () => (await loadStack()).ToastStack)

/**
 * Container of the toasts, rendered once per page. The attribute is set from the start, because a
 * dialog hides all outer elements without it when it opens.
 */
export function Toaster() {
  const isStackNeeded = useSyncExternalStore(firstToast.subscribe, firstToast.isStackNeeded)
  return <div data-react-aria-top-layer="">{isStackNeeded && <ToastStack />}</div>
}
