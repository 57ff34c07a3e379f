import { useSyncExternalStore } from 'react'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { firstToast, loadStack } from './toast'

const ToastStack = lazyComponent(async () => (await loadStack()).ToastStack)

/** Where toasts appear; once on a page. There from the start and so named, as a dialog hides what is outside of it when it opens, but not that. */
export function Toaster() {
  const isAsked = useSyncExternalStore(firstToast.subscribe, firstToast.isAsked)
  return <div data-react-aria-top-layer="">{isAsked && <ToastStack />}</div>
}
