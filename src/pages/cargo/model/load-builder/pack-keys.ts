import type { Direction } from '@domain/load-plan'

/** Action of a key on a pack. */
export type PackCommand =
  | { readonly kind: 'move'; readonly direction: Direction }
  /** Moves the focus in loading order. */
  | { readonly kind: 'focus'; readonly to: 1 | -1 | 'first' | 'last' }
  /** `release` keeps the place of a grabbed pack, `revert` returns it to where it was grabbed. */
  | { readonly kind: 'grab' | 'release' | 'revert' | 'remove' }

const ANY_COMMANDS: Readonly<Record<string, PackCommand>> = {
  PageUp: { kind: 'move', direction: 'up' },
  PageDown: { kind: 'move', direction: 'down' },
  Delete: { kind: 'remove' },
  Backspace: { kind: 'remove' },
}

const GRABBED_COMMANDS: Readonly<Record<string, PackCommand>> = {
  ...ANY_COMMANDS,
  ArrowLeft: { kind: 'move', direction: 'to_front' },
  ArrowRight: { kind: 'move', direction: 'to_door' },
  ArrowUp: { kind: 'move', direction: 'to_left' },
  ArrowDown: { kind: 'move', direction: 'to_right' },
  Enter: { kind: 'release' },
  ' ': { kind: 'release' },
  Escape: { kind: 'revert' },
}

const FREE_COMMANDS: Readonly<Record<string, PackCommand>> = {
  ...ANY_COMMANDS,
  ArrowLeft: { kind: 'focus', to: -1 },
  ArrowRight: { kind: 'focus', to: 1 },
  ArrowUp: { kind: 'focus', to: -1 },
  ArrowDown: { kind: 'focus', to: 1 },
  Home: { kind: 'focus', to: 'first' },
  End: { kind: 'focus', to: 'last' },
  Enter: { kind: 'grab' },
  ' ': { kind: 'grab' },
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Returns the action of a key; undefined to leave it to the browser. */
export function getPackCommand(
  { key, ctrlKey, metaKey, altKey }: Key,
  isGrabbed: boolean,
): PackCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  return (isGrabbed ? GRABBED_COMMANDS : FREE_COMMANDS)[key]
}
