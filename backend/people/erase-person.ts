import { recordActivity } from '../activity/activity'
import { deleteContent } from '../attachments/file-content'
import type { Handler } from '../call'
import type { Db } from '../db/tables'
import { assertVersion, toNextVersion } from '../records/record-head'
import { updateManagerName } from '../search/update-document-names'
import { scheduleJob } from '../due-work/schedule-job'
import { countOpenWork } from '../hand-over/hand-over'
import type { Language } from '../language'
import { Problem } from '../problems/problem'
import { isDemoLogin } from '../session/demo-people'
import { createErasedEmail } from './erased-email'
import { requirePerson, type StoredPerson } from './require-person'
import en from './messages/en.json'
import es from './messages/es.json'
import fr from './messages/fr.json'
import lt from './messages/lt.json'
import { toNameColumns } from './person-refs'
import { presentPerson } from './present-person'
import { canErasePerson } from './rules/permissions'

const messages: Record<Language, typeof en> = { en, es, fr, lt }

/**
 * Erases a person who left. Rows of the person alone are deleted at once; texts of others that
 * contain the name or email follow in the background, table by table.
 */
export const erasePerson: Handler<'erasePerson'> = async (call) => {
  const { db, person: actor, path, version, clock, language } = call
  const person = await requirePerson(db, path.id)
  assertVersion(version, person.version)
  const work = await countOpenWork(db, person.id)
  if (!canErasePerson(actor, { ...person, work }) || (await isDemoLogin(db, person)))
    throw new Problem('not_allowed_now')
  const neutral = await createNeutralIdentity(db, person, language)
  await deletePersonalRows(db, person)
  await deleteFiles(call, person.id)
  await db
    .updateTable('people')
    .set({
      ...toNameColumns(neutral),
      email: neutral.email,
      phone: null,
      country: null,
      password_hash: null,
      terms_agreed_at: null,
      erased_at: clock().toISOString(),
      ...toNextVersion(call, version),
    })
    .where('id', '=', person.id)
    .execute()
  await updateManagerName(call, person.id)
  await db
    .insertInto('erasures')
    .values({
      person_id: person.id,
      name: (await isNameShared(db, person)) ? null : person.name,
      email: person.email,
      neutral_name: toNameColumns(neutral).name,
      neutral_email: neutral.email,
    })
    .execute()
  await scheduleJob(call, 'erasure', person.id, clock())
  await recordActivity(call, {
    record: { kind: 'person', id: person.id },
    personId: actor.id,
    kind: 'erased',
    changes: [],
  })
  return presentPerson(call, await requirePerson(db, person.id))
}

/** Returns a numbered name, and an address that never exists. */
async function createNeutralIdentity(db: Db, { company_id }: StoredPerson, language: Language) {
  const { count } = await db
    .selectFrom('people')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('erased_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const number = count + 1
  const words = messages[language]
  return {
    first_name: company_id === null ? words.former_colleague : words.former_contact,
    last_name: String(number),
    email: createErasedEmail(number),
  }
}

/** Deletes what is about this person alone. */
async function deletePersonalRows(db: Db, { id, email }: StoredPerson): Promise<void> {
  for (const table of [
    'session_families',
    'known_devices',
    'draft_keys',
    'login_records',
    'password_links',
    'notifications',
    'idempotency_keys',
    'person_countries',
  ] as const)
    await db.deleteFrom(table).where('person_id', '=', id).execute()
  await db.deleteFrom('login_failures').where('email', '=', email).execute()
  await db.deleteFrom('due_work').where('record_id', '=', email).execute()
  await db
    .deleteFrom('comments')
    .where('record_kind', '=', 'person')
    .where('record_id', '=', id)
    .execute()
  const ownHistory = db
    .updateTable('activity')
    .where('record_kind', '=', 'person')
    .where('record_id', '=', id)
  await ownHistory.set({ reason: null }).execute()
  await ownHistory.where('kind', '!=', 'transition').set({ changes: '[]' }).execute()
}

/** True if a colleague or a company has the same name, which then stays in texts. */
async function isNameShared(db: Db, { id, name }: StoredPerson): Promise<boolean> {
  const others = [
    db.selectFrom('people').select('id').where('name', '=', name).where('id', '!=', id),
    db.selectFrom('companies').select('id').where('name', '=', name),
    db.selectFrom('clients').select('id').where('name', '=', name),
    db.selectFrom('sawmills').select('id').where('name', '=', name),
  ]
  for (const query of others) if (await query.executeTakeFirst()) return true
  return false
}

async function deleteFiles(
  host: Parameters<typeof deleteContent>[0],
  personId: string,
): Promise<void> {
  const files = host.db
    .selectFrom('attachments')
    .select('id')
    .where('record_kind', '=', 'person')
    .where('record_id', '=', personId)
  for (const { id } of await files.execute()) {
    await deleteContent(host, id)
    await host.db.deleteFrom('attachments').where('id', '=', id).execute()
  }
}
