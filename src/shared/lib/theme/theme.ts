import { useSyncExternalStore } from 'react'

/** What a person may choose; `system` follows the machine. */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'theme'

// index.html reads the same key before the first paint.
const readStoredTheme = (): Theme =>
  themes.find((theme) => theme === localStorage.getItem(storageKey)) ?? 'system'

const listeners = new Set<() => void>()

function applyTheme() {
  const theme = readStoredTheme()
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  for (const listener of listeners) listener()
}

/** Chooses for good, in every tab. */
export function switchTheme(theme: Theme): void {
  localStorage.setItem(storageKey, theme)
  applyTheme()
}

function subscribe(listener: () => void) {
  const follow = ({ key }: StorageEvent) => {
    if (key === storageKey) applyTheme()
  }
  listeners.add(listener)
  globalThis.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('storage', follow)
  }
}

/** The chosen theme. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readStoredTheme)
