import type { Person, Role } from '../call'
import { Problem } from '../problems/problem'

/** `public`, `all` who are logged in, or the roles by name, as the table of operations has it. */
export type Roles = 'public' | 'all' | readonly Role[]

/**
 * Refuses a person who may not call an operation. Which records they may see is up to its handler.
 * @throws Problem 401 without a session, 403 for another role
 */
export function checkAccess(roles: Roles, person: Person | null): void {
  if (roles === 'public') return
  if (!person) throw new Problem('unauthenticated')
  if (roles !== 'all' && !roles.includes(person.role)) throw new Problem('forbidden')
}
