import { useSyncExternalStore } from 'react'
import { renewSessionId } from '@/shared/api'
import { toSafeReturnUrl } from './return-url'
import { roles, type Role } from './role'

/** What this browser remembers of the session. The session itself is in cookies that no script sees. */
export interface Auth {
  role: Role | null
  is_terms_agreed: boolean
  returnUrl: string | null
  is_logged_in: boolean
}

const storageKey = 'auth'
const loggedOut: Auth = { role: null, is_terms_agreed: false, returnUrl: null, is_logged_in: false }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parse(text: string | null): Auth {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(stored)) return loggedOut
    const role = roles.find((known) => known === stored['role']) ?? null
    return {
      role,
      is_terms_agreed: stored['is_terms_agreed'] === true,
      returnUrl: toSafeReturnUrl(stored['returnUrl']),
      is_logged_in: stored['is_logged_in'] === true && role !== null,
    }
  } catch {
    return loggedOut
  }
}

let readText: string | null = null
let current = loggedOut

/** The stored state. The same object until it changes, whoever changes it. */
function read(): Auth {
  const text = localStorage.getItem(storageKey)
  if (text !== readText) {
    readText = text
    current = parse(text)
  }
  return current
}

const listeners = new Set<() => void>()

function change(part: Partial<Auth>) {
  localStorage.setItem(storageKey, JSON.stringify({ ...read(), ...part }))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  globalThis.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('storage', listener)
  }
}

/** The session as this browser remembers it, over local storage `auth`. */
export const auth = {
  read,
  /** Who it is: their role while logged in, else null. */
  role: () => (read().is_logged_in ? read().role : null),
  logIn: (role: Role, isTermsAgreed: boolean) => {
    renewSessionId()
    change({ role, is_terms_agreed: isTermsAgreed, is_logged_in: true })
  },
  logOut: () => {
    renewSessionId()
    change({ role: null, is_terms_agreed: false, is_logged_in: false })
  },
  agreeToTerms: () => change({ is_terms_agreed: true }),
  /** Remembers where to go after logging in; what may not be followed is forgotten. */
  rememberReturnUrl: (wanted: unknown) => change({ returnUrl: toSafeReturnUrl(wanted) }),
  /** The remembered address, once. */
  takeReturnUrl: () => {
    const { returnUrl } = read()
    if (returnUrl !== null) change({ returnUrl: null })
    return returnUrl
  },
  /** Calls back when another tab logs in or out, with who it is now. */
  onChangeElsewhere: (callback: (role: Role | null) => void) => {
    let role = auth.role()
    const listener = (event: StorageEvent) => {
      // A null key means that everything was cleared.
      if (event.key !== storageKey && event.key !== null) return
      const before = role
      role = auth.role()
      if (role !== before) callback(role)
    }
    const follow = () => {
      role = auth.role()
    }
    listeners.add(follow)
    globalThis.addEventListener('storage', listener)
    return () => {
      listeners.delete(follow)
      globalThis.removeEventListener('storage', listener)
    }
  },
}

/** The session, followed: components see a login, logout or agreement at once, from another tab too. */
export const useAuth = (): Auth => useSyncExternalStore(subscribe, read)
