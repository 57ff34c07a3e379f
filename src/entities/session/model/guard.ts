import { getHomePath, canOpenRoute, type RoutePath } from './access'
import type { Auth } from './auth'

export type AccessDecision =
  | { kind: 'enter' }
  /** Redirect to login, and back afterwards. */
  | { kind: 'log_in' }
  /**
   * Redirect to the role's home; `isRefused` if the role can't open the route, which is then shown.
   */
  | { kind: 'go_home'; home: RoutePath; isRefused: boolean }

/** Decides without side effects: preloaded links are checked too. */
export function decideAccess(
  path: RoutePath,
  { is_logged_in, role }: Pick<Auth, 'is_logged_in' | 'role'>,
): AccessDecision {
  const activeRole = is_logged_in ? role : null
  if (activeRole !== null && path === '/login')
    return { kind: 'go_home', home: getHomePath(activeRole), isRefused: false }
  if (canOpenRoute(activeRole, path)) return { kind: 'enter' }
  return activeRole === null
    ? { kind: 'log_in' }
    : { kind: 'go_home', home: getHomePath(activeRole), isRefused: true }
}
