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
 * A value in local storage, in sync between tabs. `parse` must accept any text and be a
 * module-level function. If storage is full, the value is not stored.
 */
export function useLocalStorage<Value>(
  key: string,
  parse: (text: string | null) => Value,
): [Value, (value: Value) => void] {
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(key))
  const value = useMemo(() => parse(text), [parse, text])
  const save = useCallback(
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
  return [value, save]
}
