import type { Schemas, StaffCall } from '../call'
import type { Db, Row } from '../db/tables'
import { recordHead } from '../documents/record-head'
import { recordActions } from '../documents/record-rules'
import { openWorkOf } from '../hand-over/open-work'
import { personWriteOf, type KeptPerson } from './find-person'
import { peopleNamed } from './people-named'
import { editableFields } from './person-fields'
import { personRecord } from './person-record'
import { personActs, personSteps } from './rules/keepers'
import { canComeIn } from './session-person'

/** Whether somebody has been invited, is here, or is no more. */
export function statusOf({
  is_active,
  password_hash,
}: Pick<Row<'people'>, 'is_active' | 'password_hash'>): Schemas['PersonStatus'] {
  if (is_active !== 1) return 'deactivated'
  return password_hash === null ? 'invited' : 'active'
}

/** A person as those see them who keep people. */
export async function presentPerson(
  { db, clock, person: actor }: StaffCall,
  row: KeptPerson,
): Promise<Schemas['Person']> {
  const named = await peopleNamed(db, [row.created_by, row.updated_by])
  const open_work = await openWorkOf(db, row.id)
  const { session_count, seen_at } = await sessionsOf(db, row.id, clock())
  return {
    ...recordHead({ ...row, updated_at: row.updated_at ?? row.created_at }, named),
    name: row.name,
    ...personWriteOf(row),
    company: await companyOf(db, row.company_id),
    status: statusOf(row),
    open_work,
    session_count,
    seen_at,
    transitions: personSteps(actor, row),
    acts: personActs(actor, {
      ...row,
      mayComeIn: await canComeIn(db, row.id),
      sessions: session_count,
      work: open_work,
    }),
    allowed_actions: recordActions(personRecord, actor, row),
    editable_fields: editableFields(actor, row),
  }
}

const companyOf = async (db: Db, id: string | null): Promise<Schemas['CompanyRef'] | null> =>
  id === null
    ? null
    : ((await db
        .selectFrom('companies')
        .select(['id', 'name'])
        .where('id', '=', id)
        .executeTakeFirst()) ?? null)

async function sessionsOf(
  db: Db,
  personId: string,
  now: Date,
): Promise<Pick<Schemas['Person'], 'session_count' | 'seen_at'>> {
  const families = db.selectFrom('session_families').where('person_id', '=', personId)
  const open = await families
    .select('id')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .execute()
  const { seen_at } = await families
    .innerJoin('refresh_tokens', 'refresh_tokens.family_id', 'session_families.id')
    .select(({ fn }) => fn.max<string | null>('refresh_tokens.issued_at').as('seen_at'))
    .executeTakeFirstOrThrow()
  return { session_count: open.length, seen_at }
}
