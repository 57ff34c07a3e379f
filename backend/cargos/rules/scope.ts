import type { Actor } from '../../people/actor'
import type { Role } from '../contract'

/**
 * Those who ship and those who buy see, write and change every cargo, and all that is kept beside it. Others learn of it by their deals and reports:
 * what freight costs is not for those who sell, nor for the yard.
 */
export const WORKERS: readonly Role[] = [
  'purchase_manager',
  'cargo_manager',
  'global_manager',
  'admin',
]

/** Whether cargo is this person's work. */
export const worksOnCargo = ({ role }: Pick<Actor, 'role'>): boolean => WORKERS.includes(role)
