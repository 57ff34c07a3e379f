import { useEffect, useEffectEvent } from 'react'

/** What Ctrl+S and ⌘S do on a screen. Heard wherever the keyboard is, as the browser's own shortcut would be, and in its place. */
export function useSaveShortcut(onSave: () => void): void {
  const save = useEffectEvent(onSave)
  useEffect(() => {
    // A browser that fills a form in sends a keydown without a key.
    const onKeyDown = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key.toLowerCase() !== 's') return
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      // Holding the key down saves once.
      if (!event.repeat) save()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
