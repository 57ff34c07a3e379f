import type { Role } from '../call'

/** True for global managers and admins, who may do anything that staff may. */
export const hasGlobalRole = ({ role }: { role: Role }): boolean =>
  role === 'global_manager' || role === 'admin'

/** Roles of staff; people of portal companies are not staff. */
export const STAFF_ROLES: readonly Role[] = [
  'sale_manager',
  'purchase_manager',
  'cargo_manager',
  'purchase_agent',
  'global_manager',
  'admin',
]
