import { onlineManager } from '@tanstack/react-query'

/**
 * Simulates a missing network in the browser.
 * @returns a function that restores the network
 */
export function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  onlineManager.setOnline(false)
  return () => {
    Reflect.deleteProperty(navigator, 'onLine')
    onlineManager.setOnline(true)
  }
}
