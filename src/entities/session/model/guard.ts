import { getHomePath, canOpenRoute, type RoutePath } from './access'
import type { Auth } from './auth'

/** What the guard says to somebody at a route. */
export type AccessDecision =
  | { kind: 'enter' }
  /** Nobody is logged in: to login, and back afterwards. */
  | { kind: 'log_in' }
  /** To the role's home; `isRefused` where the role may not open the route, and is told so. */
  | { kind: 'go_home'; home: RoutePath; isRefused: boolean }

/** Judges, and does nothing else: a link that is only preloaded is judged too. */
export function decideAccess(
  path: RoutePath,
  { is_logged_in, role }: Pick<Auth, 'is_logged_in' | 'role'>,
): AccessDecision {
  const person = is_logged_in ? role : null
  if (person !== null && path === '/login')
    return { kind: 'go_home', home: getHomePath(person), isRefused: false }
  if (canOpenRoute(person, path)) return { kind: 'enter' }
  return person === null
    ? { kind: 'log_in' }
    : { kind: 'go_home', home: getHomePath(person), isRefused: true }
}
