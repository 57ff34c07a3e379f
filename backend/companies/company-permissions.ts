import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { Db, Row, Tables } from '../db/tables'
import type { ScopedActor } from '../people/actor'
import { hasGlobalRole } from '../people/roles'
import { Problem } from '../problems/problem'

/** What decides on who sees a company. */
export type ScopedCompany = Pick<Row<'companies'>, 'id' | 'manager_id' | 'country'>

/**
 * Whether this person sees the company: a client its own, a manager those that it manages, a country manager those of its countries, global managers
 * and admins all. The other staff see none.
 */
export function canSeeCompany(actor: ScopedActor, company: ScopedCompany): boolean {
  switch (actor.role) {
    case 'client':
      return company.id === actor.company_id
    case 'manager':
      return company.manager_id === actor.id
    case 'country_manager':
      return actor.countries.includes(company.country)
    default:
      return hasGlobalRole(actor)
  }
}

/** The same as a condition on a query that has `companies` in it. */
export function isVisibleCompany(actor: ScopedActor): Expression<SqlBool> {
  const companies = expressionBuilder<Tables, 'companies'>()
  switch (actor.role) {
    case 'client':
      return actor.company_id === null ? NONE : companies('companies.id', '=', actor.company_id)
    case 'manager':
      return companies('companies.manager_id', '=', actor.id)
    case 'country_manager':
      return actor.countries.length ? companies('companies.country', 'in', actor.countries) : NONE
    default:
      return hasGlobalRole(actor) ? sql<boolean>`1 = 1` : NONE
  }
}

const NONE = sql<boolean>`1 = 0`

/**
 * A company that this person sees.
 * @throws Problem 404 when there is none, or none in sight
 */
export async function findCompany(
  db: Db,
  actor: ScopedActor,
  id: string,
): Promise<Row<'companies'>> {
  const company = await db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!company || !canSeeCompany(actor, company)) throw new Problem('not_found')
  return company
}
