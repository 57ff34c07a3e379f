import { useCallback, useState } from 'react'

/**
 * The React key of the screen at a document's address: each document has a screen of its own, but a new one keeps its screen when it is
 * first saved. The focus, what may be undone, and the word that it was saved outlast the change of address.
 *
 * @param id of the document at the present address; undefined for a new one
 * @returns the key, and what tells beforehand which address the screen goes on at
 */
export function useScreenKey(
  id: string | undefined,
): readonly [key: number, goOnAt: (id: string) => void] {
  const [screen, setScreen] = useState({ id, key: 0, next: '' })
  if (screen.id !== id)
    setScreen({ id, key: id === screen.next ? screen.key : screen.key + 1, next: '' })
  const goOnAt = useCallback((next: string) => setScreen((now) => ({ ...now, next })), [])
  return [screen.key, goOnAt]
}
