import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import {
  isVisibleCompany,
  canSeeCompany,
  type ScopedCompany,
} from '../companies/company-permissions'
import type { Db, Tables } from '../db/tables'
import type { ScopedActor } from '../people/actor'
import { hasGlobalRole } from '../people/roles'

/** Whom a price is for; `company` is the company that it names. */
export type PricedScope = { country: string | null; company: ScopedCompany | null }

/**
 * Whether somebody may set the prices of a scope: a manager those of the companies that it manages, a country manager those and its countries',
 * global managers and admins all.
 */
export function canSetPrices(actor: ScopedActor, { country, company }: PricedScope): boolean {
  if (hasGlobalRole(actor)) return true
  if (actor.role !== 'manager' && actor.role !== 'country_manager') return false
  if (company) return canSeeCompany(actor, company)
  return actor.role === 'country_manager' && country !== null && actor.countries.includes(country)
}

const prices = expressionBuilder<Tables, 'prices'>()

/** Prices that somebody may read: everybody's and all countries', which decide what their companies pay, and of companies those in their sight. */
export const isVisiblePrice = (db: Db, actor: ScopedActor): Expression<SqlBool> =>
  hasGlobalRole(actor) ? sql<boolean>`1 = 1` : prices.or(createVisibilityConditions(db, actor))

/** The same in two parts that have none in common, each of which is found in an index: those that name no company, and those that do. */
export function createVisibilityConditions(
  db: Db,
  actor: ScopedActor,
): [Expression<SqlBool>, Expression<SqlBool>] {
  const companies = db.selectFrom('companies').select('companies.id').where(isVisibleCompany(actor))
  const ofCompanies = hasGlobalRole(actor)
    ? prices('prices.company_id', 'is not', null)
    : prices('prices.company_id', 'in', companies)
  return [prices('prices.company_id', 'is', null), ofCompanies]
}
