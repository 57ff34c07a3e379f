import type { Actor } from '../../people/actor'
import type { Role } from '../contract'

/**
 * Roles that buy and ship: they see and edit every supply, with comments and files. Sellers must
 * not see purchase prices.
 */
export const SUPPLY_ROLES: readonly Role[] = [
  'purchase_manager',
  'cargo_manager',
  'global_manager',
  'admin',
]

/** True if the role works on supplies. */
export const canWorkOnSupplies = ({ role }: Pick<Actor, 'role'>): boolean =>
  SUPPLY_ROLES.includes(role)
