import type { Person, Role } from '../call'
import { Problem } from '../problems/problem'

/** `public`, `all` who are logged in, or the roles by name, as the table of operations has it. */
export type Roles = 'public' | 'all' | readonly Role[]

/**
 * Whether this person may call an operation at all; which records, its handler says.
 * @throws Problem 401 without a session, 403 for another role
 */
export function checkAccess(roles: Roles, person: Person | null): void {
  if (roles === 'public') return
  if (!person) throw new Problem('unauthenticated')
  if (roles !== 'all' && !roles.includes(person.role)) throw new Problem('forbidden')
}
