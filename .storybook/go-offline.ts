import { onlineManager } from '@tanstack/react-query'

/** Makes the browser believe that it has no network. @returns what gives it back */
export function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  onlineManager.setOnline(false)
  return () => {
    Reflect.deleteProperty(navigator, 'onLine')
    onlineManager.setOnline(true)
  }
}
