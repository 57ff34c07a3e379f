/** Listeners by topic, so that a change notifies only those concerned. */
export interface Channels {
  /** Subscribes to a topic. Returns the unsubscribe function. */
  on(topic: string, listener: () => void): () => void
  emit(topic: string): void
}

export function createChannels(): Channels {
  const topics = new Map<string, Set<() => void>>()
  return {
    on(topic, listener) {
      const listeners = topics.get(topic) ?? new Set()
      topics.set(topic, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic)
      }
    },
    emit(topic) {
      for (const listener of [...(topics.get(topic) ?? [])]) listener()
    },
  }
}
