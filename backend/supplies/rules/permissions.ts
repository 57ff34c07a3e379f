import type { Actor } from '../../people/actor'
import type { Role } from '../contract'

/**
 * Those who buy and those who ship see, write and change every supply, and all that is kept beside it. Nobody else sees one: what wood costs is
 * not for those who sell it.
 */
export const SUPPLY_ROLES: readonly Role[] = [
  'purchase_manager',
  'cargo_manager',
  'global_manager',
  'admin',
]

/** Whether supplies are this person's work. */
export const canWorkOnSupplies = ({ role }: Pick<Actor, 'role'>): boolean =>
  SUPPLY_ROLES.includes(role)
