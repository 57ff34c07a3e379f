import type { Actor } from '../../people/actor'
import type { Role } from '../contract'

/**
 * Those who ship and those who buy see, write and change every cargo, and all that is kept beside it. Others learn of it by their deals and reports:
 * what freight costs is not for those who sell, nor for the yard.
 */
export const CARGO_ROLES: readonly Role[] = [
  'purchase_manager',
  'cargo_manager',
  'global_manager',
  'admin',
]

/** Whether cargo is this person's work. */
export const canWorkOnCargo = ({ role }: Pick<Actor, 'role'>): boolean => CARGO_ROLES.includes(role)
