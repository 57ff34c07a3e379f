const storageKey = 'session_id'

/**
 * Id of this browser's login, shared by its tabs; null before the first login. Not a secret, never
 * sent.
 */
export const sessionId = (): string | null => localStorage.getItem(storageKey)

/**
 * Starts a new session id at login and logout, so that late responses of the old session are
 * recognized.
 */
export const renewSessionId = (): void => localStorage.setItem(storageKey, crypto.randomUUID())
