import { useCallback, useMemo, useSyncExternalStore } from 'react'

/*
 * Values in local storage may have any shape, such as that of an older version. The validator
 * library is not used, because the first row would have to wait for it.
 */

/** Returns the parsed value; undefined if it is missing or invalid. */
export function parseStoredJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export const isString = (value: unknown): value is string => typeof value === 'string'

export const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isString)

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
