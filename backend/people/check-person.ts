import { countryMistakes } from '@/shared/lib/rules/terms-rules'
import type { StaffCall } from '../call'
import type { Db } from '../db/tables'
import { openWorkOf } from '../hand-over/open-work'
import { firstMistakes } from '../problems/first-mistakes'
import type { FieldError } from '../problems/problem'
import { opensDemo } from '../session/demo-people'
import { personWriteOf, type KeptPerson } from './find-person'
import { isLastAdmin } from './last-admin'
import { editableFields, personFields, type PersonWrite } from './person-fields'
import { mayGive } from './rules/keepers'
import { personErrors } from './rules/person-errors'

/**
 * What is wrong with a person that the contract's schema can't tell: fields and roles that are not this person's to change or give, an address that
 * somebody has, a role whose work is left lying, and the last admin's.
 * @param kept who is changed; null for somebody new
 */
export async function personMistakes(
  { db, person: actor }: StaffCall,
  write: PersonWrite,
  kept: KeptPerson | null,
): Promise<FieldError[]> {
  return firstMistakes([
    ...(kept ? personFields.locked(personWriteOf(kept), write, editableFields(actor, kept)) : []),
    ...(kept?.role === write.role || mayGive(actor, write.role)
      ? []
      : [{ pointer: '/role', code: 'locked' as const }]),
    ...(kept && kept.role !== write.role ? await leavingErrors(db, kept) : []),
    ...(kept ? await demoErrors(db, kept, write) : []),
    ...personErrors(write),
    ...(write.country === null ? [] : countryMistakes({ country: write.country })),
    ...write.countries.flatMap((country, i) =>
      countryMistakes({ country }).map((error) => ({ ...error, pointer: `/countries/${i}` })),
    ),
    ...(await companyErrors(db, write)),
    ...(await twinErrors(db, write, kept?.id ?? '')),
  ])
}

async function demoErrors(db: Db, kept: KeptPerson, write: PersonWrite): Promise<FieldError[]> {
  const changed = (['role', 'email'] as const).filter((field) => kept[field] !== write[field])
  if (changed.length === 0 || !(await opensDemo(db, kept))) return []
  return changed.map((field) => ({ pointer: `/${field}`, code: 'demo_person' }))
}

async function leavingErrors(db: Db, person: KeptPerson): Promise<FieldError[]> {
  if (await isLastAdmin(db, person)) return [{ pointer: '/role', code: 'last_admin' }]
  return (await openWorkOf(db, person.id)).length ? [{ pointer: '/role', code: 'open_work' }] : []
}

async function companyErrors(db: Db, { company_id }: PersonWrite): Promise<FieldError[]> {
  if (company_id === null) return []
  const found = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', company_id)
    .executeTakeFirst()
  return found ? [] : [{ pointer: '/company_id', code: 'not_found' }]
}

async function twinErrors(db: Db, { email }: PersonWrite, id: string): Promise<FieldError[]> {
  const other = await db
    .selectFrom('people')
    .select('name')
    .where('email', '=', email)
    .where('id', '!=', id)
    .executeTakeFirst()
  return other ? [{ pointer: '/email', code: 'duplicate', params: other }] : []
}
