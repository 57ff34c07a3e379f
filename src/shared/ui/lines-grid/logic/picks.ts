import { createChannels } from './channels'

/** The lines that the user chooses to copy. */
export interface Picks {
  /** Ids of the chosen lines; null while no lines are being chosen. Stable until it changes. */
  ids(): ReadonlySet<string> | null
  /** Begins with these lines chosen. */
  start(lineIds: readonly string[]): void
  /** Chooses a line, or removes it from the choice. */
  toggle(lineId: string): void
  end(): void
  subscribe(listener: () => void): () => void
}

const TOPIC = 'picks'

export function createPicks(): Picks {
  const channels = createChannels()
  let ids: ReadonlySet<string> | null = null
  const set = (next: ReadonlySet<string> | null) => {
    ids = next
    channels.emit(TOPIC)
  }
  return {
    ids: () => ids,
    start: (lineIds) => set(new Set(lineIds)),
    toggle(lineId) {
      const next = new Set(ids)
      if (!next.delete(lineId)) next.add(lineId)
      set(next)
    },
    end: () => set(null),
    subscribe: (listener) => channels.on(TOPIC, listener),
  }
}
