import type { Role, Person } from '../call'

export { hasGlobalRole } from '@domain/rules/role-rules'

/** Roles of staff; people of portal companies are not staff. */
export const STAFF_ROLES: readonly Role[] = [
  'sale_manager',
  'purchase_manager',
  'cargo_manager',
  'purchase_agent',
  'global_manager',
  'admin',
]

/** The acting person, as far as rules need it. */
export type Actor = Pick<Person, 'id' | 'role'>

/** An actor with the scope of visible companies. */
export type ScopedActor = Pick<Person, 'id' | 'role' | 'company_id' | 'countries'>
