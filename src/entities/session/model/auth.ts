import { useSyncExternalStore } from 'react'
import { getSessionId, renewSessionId } from '@/shared/api'
import { isRecord } from '@/shared/lib/type-guards'
import { ROLES, type Role } from './access'

/** Session state in local storage. The session itself is in HttpOnly cookies. */
export interface Auth {
  role: Role | null
  is_terms_agreed: boolean
  returnUrl: string | null
  is_logged_in: boolean
}

const STORAGE_KEY = 'auth'
const LOGGED_OUT: Auth = {
  role: null,
  is_terms_agreed: false,
  returnUrl: null,
  is_logged_in: false,
}

function parse(text: string | null): Auth {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(stored)) return LOGGED_OUT
    const role = ROLES.find((known) => known === stored['role']) ?? null
    return {
      role,
      is_terms_agreed: stored['is_terms_agreed'] === true,
      returnUrl: toSafeReturnUrl(stored['returnUrl']),
      is_logged_in: stored['is_logged_in'] === true && role !== null,
    }
  } catch {
    return LOGGED_OUT
  }
}

let cachedText: string | null = null
let cachedAuth = LOGGED_OUT

/**
 * Returns the stored state. The object is stable until the state changes, in this tab or another.
 */
function read(): Auth {
  const text = localStorage.getItem(STORAGE_KEY)
  if (text !== cachedText) {
    cachedText = text
    cachedAuth = parse(text)
  }
  return cachedAuth
}

const listeners = new Set<() => void>()

function update(changes: Partial<Auth>) {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...read(), ...changes }))
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

const readLogin = () => ({ role: auth.role(), session: getSessionId() })

/** A tab that wakes up may have missed changes of the storage. */
const WAKING_EVENTS = ['storage', 'pageshow', 'focus'] as const

export const auth = {
  read,
  /** The user's role; null if logged out. */
  role: () => (read().is_logged_in ? read().role : null),
  logIn: (role: Role, isTermsAgreed: boolean) => {
    renewSessionId()
    update({ role, is_terms_agreed: isTermsAgreed, is_logged_in: true })
  },
  logOut: () => {
    // Another tab must not see a new session before the logout.
    update({ role: null, is_terms_agreed: false, is_logged_in: false })
    renewSessionId()
  },
  agreeToTerms: () => update({ is_terms_agreed: true }),
  /** Stores the page to open after login; an unsafe URL is stored as null. */
  rememberReturnUrl: (url: unknown) => update({ returnUrl: toSafeReturnUrl(url) }),
  /** Returns the stored URL and clears it. */
  takeReturnUrl: () => {
    const { returnUrl } = read()
    if (returnUrl !== null) update({ returnUrl: null })
    return returnUrl
  },
  /**
   * Subscribes to a login or logout in another tab, also one that happened while the browser had
   * put this tab to sleep. Returns unsubscribe.
   */
  onChangeElsewhere: (callback: (role: Role | null, before: Role | null) => void) => {
    let known = readLogin()
    const updateKnown = () => {
      known = readLogin()
    }
    const compare = () => {
      const before = known
      updateKnown()
      const isOtherLogin = known.role !== null && known.session !== before.session
      if (known.role !== before.role || isOtherLogin) callback(known.role, before.role)
    }
    listeners.add(updateKnown)
    for (const event of WAKING_EVENTS) globalThis.addEventListener(event, compare)
    return () => {
      listeners.delete(updateKnown)
      for (const event of WAKING_EVENTS) globalThis.removeEventListener(event, compare)
    }
  },
}

/** Subscribes to the session state, including changes in other tabs. */
export const useAuth = (): Auth => useSyncExternalStore(subscribe, read)

const LOGIN_PATH = '/login'

/**
 * Returns the path of a same-origin URL other than login; null for anything else, such as
 * `//elsewhere.example` or `https:`.
 */
export function toSafeReturnUrl(url: unknown): string | null {
  if (typeof url !== 'string' || !url.startsWith('/')) return null
  const ownOrigin = globalThis.location.origin
  if (!URL.canParse(url, ownOrigin)) return null
  const { origin, pathname, search, hash } = new URL(url, ownOrigin)
  // Browsers read `/\elsewhere` as another host; only the parsed origin shows it.
  if (origin !== ownOrigin || pathname === LOGIN_PATH) return null
  return pathname + search + hash
}
