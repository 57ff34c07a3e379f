import { findCountryErrors } from '@/shared/lib/rules/terms-rules'
import type { StaffCall } from '../call'
import type { Db } from '../db/tables'
import { countOpenWork } from '../hand-over/open-work'
import { pickFirstErrors } from '../problems/first-errors'
import type { FieldError } from '../problems/problem'
import { isDemoLogin } from '../session/demo-people'
import { toPersonWrite, type StoredPerson } from './find-person'
import { isLastAdmin } from './last-admin'
import { getEditablePersonFields, personFields, type PersonWrite } from './person-fields'
import { canGrantRole } from './rules/permissions'
import { findRoleErrors } from './rules/person-errors'

/**
 * What is wrong with a person that the contract's schema can't tell: fields and roles that are not this person's to change or give, an address that
 * somebody has, a role whose work is left lying, and the last admin's.
 * @param kept who is changed; null for somebody new
 */
export async function findPersonErrors(
  { db, person: actor }: StaffCall,
  write: PersonWrite,
  kept: StoredPerson | null,
): Promise<FieldError[]> {
  return pickFirstErrors([
    ...(kept
      ? personFields.locked(toPersonWrite(kept), write, getEditablePersonFields(actor, kept))
      : []),
    ...(kept?.role === write.role || canGrantRole(actor, write.role)
      ? []
      : [{ pointer: '/role', code: 'locked' as const }]),
    ...(kept && kept.role !== write.role ? await findLeavingErrors(db, kept) : []),
    ...(kept ? await findDemoErrors(db, kept, write) : []),
    ...findRoleErrors(write),
    ...(write.country === null ? [] : findCountryErrors({ country: write.country })),
    ...write.countries.flatMap((country, i) =>
      findCountryErrors({ country }).map((error) => ({ ...error, pointer: `/countries/${i}` })),
    ),
    ...(await findCompanyErrors(db, write)),
    ...(await findDuplicateEmailErrors(db, write, kept?.id ?? '')),
  ])
}

async function findDemoErrors(
  db: Db,
  kept: StoredPerson,
  write: PersonWrite,
): Promise<FieldError[]> {
  const changed = (['role', 'email'] as const).filter((field) => kept[field] !== write[field])
  if (changed.length === 0 || !(await isDemoLogin(db, kept))) return []
  return changed.map((field) => ({ pointer: `/${field}`, code: 'demo_person' }))
}

async function findLeavingErrors(db: Db, person: StoredPerson): Promise<FieldError[]> {
  if (await isLastAdmin(db, person)) return [{ pointer: '/role', code: 'last_admin' }]
  return (await countOpenWork(db, person.id)).length
    ? [{ pointer: '/role', code: 'open_work' }]
    : []
}

async function findCompanyErrors(db: Db, { company_id }: PersonWrite): Promise<FieldError[]> {
  if (company_id === null) return []
  const found = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', company_id)
    .executeTakeFirst()
  return found ? [] : [{ pointer: '/company_id', code: 'not_found' }]
}

async function findDuplicateEmailErrors(
  db: Db,
  { email }: PersonWrite,
  id: string,
): Promise<FieldError[]> {
  const other = await db
    .selectFrom('people')
    .select('name')
    .where('email', '=', email)
    .where('id', '!=', id)
    .executeTakeFirst()
  return other ? [{ pointer: '/email', code: 'duplicate', params: other }] : []
}
