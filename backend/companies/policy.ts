import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { Db, Row, Tables } from '../db/tables'
import { type ScopedActor, hasGlobalRole } from '../people/roles'
import { Problem } from '../problems/problem'
import type { RecordPolicy } from '../records/record-policy'
import type { Schemas } from '../call'

/** Columns that decide who sees a company. */
export type ScopedCompany = Pick<Row<'companies'>, 'id' | 'manager_id' | 'country'>

/**
 * True if the person sees the company: clients their own, managers those they manage, country
 * managers those of their countries, global managers and admins all. Other staff see none.
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

/** Returns `canSeeCompany` as a condition on a query of `companies`. */
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
 * Returns a company that the caller may see.
 * @throws Problem 404 if it doesn't exist or is out of scope
 */
export async function requireCompany(
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

/** Comments, files and history of a company are for the staff who serve it. */
export const companyPolicy: RecordPolicy<Row<'companies'>> = {
  readerRoles: ['manager', 'country_manager', 'global_manager', 'admin'],
  requireRecord: requireCompany,
  canSee: canSeeCompany,
  canAttach: () => true,
  commentRecipients: async ({ person }, company, commenters) => ({
    people: [
      ...(company.manager_id === null ? [] : [company.manager_id]),
      ...commenters.map(({ id }) => id),
    ],
    key: 'company_commented',
    params: { company: company.name, person: person.name },
  }),
}

type Status = Schemas['CompanyStatus']

/** Allowed transitions by status, for all staff who serve the company. */
export const COMPANY_TRANSITIONS: Readonly<
  Record<Status, readonly Schemas['CompanyTransitionOption'][]>
> = {
  pending: [
    { to: 'verified', reason_required: false },
    { to: 'blocked', reason_required: true },
  ],
  verified: [{ to: 'blocked', reason_required: true }],
  blocked: [{ to: 'verified', reason_required: false }],
}
