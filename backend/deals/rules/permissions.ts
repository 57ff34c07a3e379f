import { hasGlobalRole } from '../../people/roles'
import type { Role } from '../contract'
import type { Actor } from '../../people/actor'

/** Which deals a role sees: all, those that were confirmed (canceled since or not), or none. */
export type DealScope = 'all' | 'confirmed' | 'none'

const dealScopes: Record<Role, DealScope> = {
  sale_manager: 'all',
  purchase_manager: 'all',
  global_manager: 'all',
  admin: 'all',
  cargo_manager: 'confirmed',
  purchase_agent: 'confirmed',
  client: 'none',
  manager: 'none',
  country_manager: 'none',
}

export const getDealScope = (role: Role): DealScope => dealScopes[role]

/** Whether this person sees the deal at all. */
export function canSeeDeal(actor: Actor, deal: { wasConfirmed: boolean }): boolean {
  const scope = getDealScope(actor.role)
  return scope === 'all' || (scope === 'confirmed' && deal.wasConfirmed)
}

/** Of which deals this person sees what they cost and leave: purchase prices, freight, commission, other costs, margin. */
export function getMarginScope(actor: Actor): 'all' | 'own' | 'none' {
  if (actor.role === 'sale_manager') return 'own'
  return actor.role === 'purchase_manager' || hasGlobalRole(actor) ? 'all' : 'none'
}

/** Whether this person sees what the deal costs and leaves. */
export function canSeeMargin(actor: Actor, deal: { saleManagerId: string }): boolean {
  const sight = getMarginScope(actor)
  return sight === 'all' || (sight === 'own' && deal.saleManagerId === actor.id)
}

/** Whether changing this deal is this person's work: own deals for a sale manager, any deal for purchase and global managers. */
export function canWorkOnDeal(actor: Actor, deal: { saleManagerId: string }): boolean {
  if (actor.role === 'sale_manager') return deal.saleManagerId === actor.id
  return actor.role === 'purchase_manager' || hasGlobalRole(actor)
}

/** True if this person records payments of the deal: its sale manager, global managers and admins. */
export const canRecordPayments = (actor: Actor, deal: { saleManagerId: string }): boolean =>
  hasGlobalRole(actor) || (actor.role === 'sale_manager' && deal.saleManagerId === actor.id)

/** Whether this person may add files to it: those who work on it, and the cargo managers who ship it. */
export const canAttachToDeal = (actor: Actor, deal: { saleManagerId: string }): boolean =>
  canWorkOnDeal(actor, deal) || actor.role === 'cargo_manager'

/** Who reads what is said, attached and done beside a deal, and comments: everyone of the house who sees deals, save the agents in the yard. */
export const dealReaderRoles: readonly Role[] = [
  'sale_manager',
  'purchase_manager',
  'cargo_manager',
  'global_manager',
  'admin',
]
