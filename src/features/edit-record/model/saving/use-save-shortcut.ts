import { useEffect, useEffectEvent } from 'react'

/** Saves on Ctrl+S and ⌘S anywhere on the page, instead of the browser's own shortcut. */
export function useSaveShortcut(onSave: () => void): void {
  const save = useEffectEvent(onSave)
  useEffect(() => {
    // Browser autofill sends a keydown event without a key.
    const onKeyDown = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key.toLowerCase() !== 's') return
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      // Key repeat saves once.
      if (!event.repeat) save()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
