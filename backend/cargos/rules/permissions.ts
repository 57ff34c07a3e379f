import type { Actor } from '../../people/actor'
import type { Role } from '../contract'

/**
 * Roles that see and edit every cargo with its comments, files and history. Freight costs are
 * hidden from sales and the yard.
 */
export const CARGO_ROLES: readonly Role[] = [
  'purchase_manager',
  'cargo_manager',
  'global_manager',
  'admin',
]

export const canWorkOnCargo = ({ role }: Pick<Actor, 'role'>): boolean => CARGO_ROLES.includes(role)
