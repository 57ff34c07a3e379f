import { useCallback, useMemo, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * A value kept in local storage, the same in all tabs. `read` must take whatever text lies there, and must be a
 * function of the module, not of a render. Where storage is full the value is not kept.
 */
export function useLocalStorage<Value>(
  key: string,
  read: (text: string | null) => Value,
): [Value, (value: Value) => void] {
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(key))
  const value = useMemo(() => read(text), [read, text])
  const keep = useCallback(
    (next: Value) => {
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        return
      }
      for (const listener of listeners) listener()
    },
    [key],
  )
  return [value, keep]
}
