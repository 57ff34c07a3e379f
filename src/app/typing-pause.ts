/** Time without a key after which the user is no longer typing. */
const PAUSE_MS = 1000

/** Tells when the user pauses typing, for work that must not delay a key. */
export interface TypingPause {
  /** Resolves once no key was pressed for a second; at once if the user is not typing. */
  wait(): Promise<void>
  stop(): void
}

/** Starts to listen to the keyboard. */
export function createTypingPause(target: EventTarget = globalThis): TypingPause {
  let lastKeyAt = -Infinity
  const onKey = () => {
    lastKeyAt = performance.now()
  }
  target.addEventListener('keydown', onKey, { capture: true, passive: true })
  return {
    async wait() {
      for (;;) {
        const rest = lastKeyAt + PAUSE_MS - performance.now()
        if (rest <= 0) return
        await new Promise((resolve) => setTimeout(resolve, rest))
      }
    },
    stop: () => target.removeEventListener('keydown', onKey, { capture: true }),
  }
}
