import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import { listPriceScopes } from '@domain/rules/role-rules'
import { isVisibleCompany, canSeeCompany, type ScopedCompany } from '../companies/policy'
import type { Db, Tables } from '../db/tables'
import { type ScopedActor, hasGlobalRole } from '../people/roles'

/** The scope of a price; `company` is null for country and general prices. */
export type PricedScope = { country: string | null; company: ScopedCompany | null }

/**
 * True if the user may set prices of a scope: managers for the companies they manage, country
 * managers also for their countries, global roles for all.
 */
export function canSetPrices(actor: ScopedActor, { country, company }: PricedScope): boolean {
  const scope = company ? 'company' : country === null ? 'general' : 'country'
  if (!listPriceScopes(actor).includes(scope)) return false
  if (company) return canSeeCompany(actor, company)
  return hasGlobalRole(actor) || (country !== null && actor.countries.includes(country))
}

const prices = expressionBuilder<Tables, 'prices'>()

/**
 * Condition for prices that the user may read: general and country prices, and those of visible
 * companies.
 */
export const isVisiblePrice = (db: Db, actor: ScopedActor): Expression<SqlBool> =>
  hasGlobalRole(actor) ? sql<boolean>`1 = 1` : prices.or(createVisibilityConditions(db, actor))

/**
 * Returns the same condition as two disjoint parts, prices without and with a company. Each has its
 * own index.
 */
export function createVisibilityConditions(
  db: Db,
  actor: ScopedActor,
): [Expression<SqlBool>, Expression<SqlBool>] {
  const companies = db.selectFrom('companies').select('companies.id').where(isVisibleCompany(actor))
  const companyVisibility = hasGlobalRole(actor)
    ? prices('prices.company_id', 'is not', null)
    : prices('prices.company_id', 'in', companies)
  return [prices('prices.company_id', 'is', null), companyVisibility]
}
