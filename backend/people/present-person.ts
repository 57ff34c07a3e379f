import type { Schemas, PersonCall } from '../call'
import type { Db, Row } from '../db/tables'
import { presentRecordHead } from '../records/record-head'
import { getRecordActions } from '../records/record-policy'
import { countOpenWork } from '../hand-over/hand-over'
import { toPersonWrite, type StoredPerson } from './require-person'
import { createPersonLookup } from './person-refs'
import { getEditablePersonFields, personPolicy } from './schema'
import { getPersonActs, getPersonTransitions } from './rules/permissions'
import { canLogIn } from './session-person'

/** Returns if the person is invited, active, inactive or erased. */
export function getPersonStatus({
  is_active,
  password_hash,
  erased_at,
}: Pick<Row<'people'>, 'is_active' | 'password_hash' | 'erased_at'>): Schemas['PersonStatus'] {
  if (erased_at !== null) return 'erased'
  if (is_active !== 1) return 'deactivated'
  return password_hash === null ? 'invited' : 'active'
}

/** Presents a person to those who manage people. */
export async function presentPerson(
  { db, clock, person: actor }: PersonCall,
  row: StoredPerson,
): Promise<Schemas['Person']> {
  const toPersonRef = await createPersonLookup(db, [row.created_by, row.updated_by])
  const open_work = await countOpenWork(db, row.id)
  const { session_count, seen_at } = await countSessions(db, row.id, clock())
  return {
    ...presentRecordHead({ ...row, updated_at: row.updated_at ?? row.created_at }, toPersonRef),
    name: row.name,
    ...toPersonWrite(row),
    company: await findCompanyRef(db, row.company_id),
    status: getPersonStatus(row),
    open_work,
    session_count,
    seen_at,
    transitions: getPersonTransitions(actor, row),
    acts: getPersonActs(actor, {
      ...row,
      canLogIn: await canLogIn(db, row.id),
      sessions: session_count,
      work: open_work,
    }),
    allowed_actions: getRecordActions(personPolicy, actor, row),
    editable_fields: getEditablePersonFields(actor, row),
  }
}

const findCompanyRef = async (db: Db, id: string | null): Promise<Schemas['CompanyRef'] | null> =>
  id === null
    ? null
    : ((await db
        .selectFrom('companies')
        .select(['id', 'name'])
        .where('id', '=', id)
        .executeTakeFirst()) ?? null)

async function countSessions(
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
