const storageKey = 'session_id'

/** Identifies the login that this browser is in, across its tabs; null before the first one. It is no secret and is never sent. */
export const sessionId = (): string | null => localStorage.getItem(storageKey)

/** Starts another session, at each login and at its end, so that answers to calls of the one before can be told apart. */
export const renewSessionId = (): void => localStorage.setItem(storageKey, crypto.randomUUID())
