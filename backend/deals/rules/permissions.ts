import { MARGIN_SCOPES, type MarginScope } from '@domain/rules/margin-scopes'
import { canRecordPayments } from '@domain/rules/role-rules'
import { hasGlobalRole, type Actor } from '../../people/roles'
import type { Role } from '../../call'
import { isSold } from '../../client-deals/client-exposure'
import type { Row } from '../../db/tables'
import type { DealFiguresWithMargin } from '../deal-figures'
import type { DealFigures } from '../schema'

/** The deals that a role sees: all, those ever confirmed (even if canceled since), or none. */
export type DealScope = 'all' | 'confirmed' | 'none'

const DEAL_SCOPES: Record<Role, DealScope> = {
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

export const getDealScope = (role: Role): DealScope => DEAL_SCOPES[role]

export function canSeeDeal(actor: Actor, deal: { wasConfirmed: boolean }): boolean {
  const scope = getDealScope(actor.role)
  return scope === 'all' || (scope === 'confirmed' && deal.wasConfirmed)
}

/** Returns the deals whose costs and margin the user sees. */
export const getMarginScope = ({ role }: Actor): MarginScope => MARGIN_SCOPES[role]

export function canSeeMargin(actor: Actor, deal: { saleManagerId: string }): boolean {
  const marginScope = getMarginScope(actor)
  return marginScope === 'all' || (marginScope === 'own' && deal.saleManagerId === actor.id)
}

/** True for a sale manager's own deals, and for purchase managers and global roles. */
export function canWorkOnDeal(actor: Actor, deal: { saleManagerId: string }): boolean {
  if (actor.role === 'sale_manager') return deal.saleManagerId === actor.id
  return actor.role === 'purchase_manager' || hasGlobalRole(actor)
}

/**
 * True for users who record payments and write to the client: its sale manager and global roles.
 */
export const canRepresentDeal = (actor: Actor, deal: { saleManagerId: string }): boolean =>
  canRecordPayments(actor) && (actor.role !== 'sale_manager' || deal.saleManagerId === actor.id)

/** True for users who can edit the deal, and for cargo managers, who ship it. */
export const canAttachToDeal = (actor: Actor, deal: { saleManagerId: string }): boolean =>
  canWorkOnDeal(actor, deal) || actor.role === 'cargo_manager'

/**
 * Roles that read and write a deal's comments, files and history: all staff who see deals, except
 * purchase agents.
 */
export const DEAL_READER_ROLES: readonly Role[] = [
  'sale_manager',
  'purchase_manager',
  'cargo_manager',
  'global_manager',
  'admin',
]

type CommentedDeal = {
  saleManagerId: string
  /** At the time of the comment. */
  wasConfirmed: boolean
}

/**
 * Returns the sale manager, the purchase managers of a confirmed deal, and earlier commenters who
 * may see the deal. The caller removes the author.
 */
export function getDealCommentRecipients(
  deal: CommentedDeal,
  purchaseManagerIds: readonly string[],
  commenters: readonly Actor[],
): string[] {
  const visible = commenters.filter((person) => canSeeDeal(person, deal)).map(({ id }) => id)
  return [deal.saleManagerId, ...(deal.wasConfirmed ? purchaseManagerIds : []), ...visible]
}

export const omitHiddenMargin = (
  figures: DealFiguresWithMargin,
  showsMargin: boolean,
): DealFigures => (showsMargin ? figures : { ...figures, margin: null })

/**
 * True if payments can be recorded and removed: for a sold deal, and for a sold deal that was
 * canceled, because of earlier payments or refunds.
 */
export const acceptsPayments = ({
  status,
  confirmed_at,
}: Pick<Row<'deals'>, 'status' | 'confirmed_at'>): boolean =>
  isSold(status) || (status === 'canceled' && confirmed_at !== null)
