import type { Role } from '../call'

/** Global managers and admins may do whatever any of the staff may. */
export const hasGlobalRole = ({ role }: { role: Role }): boolean =>
  role === 'global_manager' || role === 'admin'

/** The roles of the house; portal people belong to companies and are none of its staff. */
export const STAFF_ROLES: readonly Role[] = [
  'sale_manager',
  'purchase_manager',
  'cargo_manager',
  'purchase_agent',
  'global_manager',
  'admin',
]
