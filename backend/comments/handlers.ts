import { readKeysetPage, countRows } from '../db/keyset-page'
import type { Db, Row } from '../db/tables'
import type { RecordRef } from '../activity/activity'
import type { Person, Schemas, PersonCall } from '../call'
import { createId } from '../identifiers'
import { fold } from '@domain/text/fold'
import { parseSearchWords } from '../db/fold'
import { groupBy, parseJson, toJson } from '../db/rows'
import type { RecordPolicy } from '../records/record-policy'
import { canOpenPacks } from '../packs/quote-packs'
import { isAllowedToLogIn, PERSON_COLUMNS } from '../people/session-person'

type CommentList = Schemas['CommentList']

/**
 * Lists the comments of a record, newest first.
 * @throws Problem 422 for a malformed cursor
 */
export async function listComments(
  { db, person }: Pick<PersonCall, 'db' | 'person'>,
  recordId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<CommentList> {
  const found = db.selectFrom('comments').where('record_id', '=', recordId)
  const comments = found
    .innerJoin('people', 'people.id', 'comments.created_by')
    .select([
      'comments.id',
      'comments.position as sort_value',
      'text',
      'comments.created_at',
      'comments.created_by',
      'comments.packs',
      'people.name',
    ])
  const page = await readKeysetPage(comments, {
    sort: '-position',
    column: 'comments.position',
    type: 'number',
    idColumn: 'comments.id',
    cursor,
    limit,
  })
  return {
    items: page.rows.map(({ id, text, created_at, created_by, name, packs }) => ({
      id,
      text,
      created_at,
      created_by: { id: created_by, name },
      ...toShownPacks(person, parseJson(packs)),
    })),
    next_cursor: page.next_cursor,
    total: cursor === undefined ? await countRows(found.select('comments.id')) : null,
  }
}

type Comment = Schemas['Comment']

/** Returns the packs that a comment quotes; none for roles that open no packs. */
const toShownPacks = ({ role }: Person, packs: Schemas['PackRef'][]): Pick<Comment, 'packs'> =>
  packs.length > 0 && canOpenPacks(role) ? { packs } : {}

/** Adds a comment to a record, with the packs that it quotes. */
export async function addComment(
  { db, clock, random, person }: PersonCall,
  record: RecordRef,
  { text, packs }: { text: string; packs: Schemas['PackRef'][] },
): Promise<Comment> {
  const { last } = await db
    .selectFrom('comments')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('record_id', '=', record.id)
    .executeTakeFirstOrThrow()
  const comment = { id: createId(random), text, created_at: clock().toISOString() }
  await db
    .insertInto('comments')
    .values({
      ...comment,
      record_kind: record.kind,
      record_id: record.id,
      position: (last ?? 0) + 1,
      created_by: person.id,
      packs: toJson(packs),
    })
    .execute()
  return {
    ...comment,
    created_by: { id: person.id, name: person.name },
    ...toShownPacks(person, packs),
  }
}

/** Returns the active people who commented on a record. */
export function findCommenters(
  db: Db,
  recordId: string,
): Promise<Pick<Row<'people'>, 'id' | 'role'>[]> {
  return db
    .selectFrom('people')
    .select(['id', 'role'])
    .where('is_active', '=', 1)
    .where(
      'id',
      'in',
      db.selectFrom('comments').select('created_by').where('record_id', '=', recordId),
    )
    .execute()
}

/** Maximum people suggested at once. */
const MAX_SUGGESTIONS = 8

type Reader = Schemas['CommentReader']
type OpenedRecord = { policy: RecordPolicy<unknown>; subject: unknown }

/**
 * Returns people who may read the record's comments and whose names match, by name, without the
 * caller.
 */
export async function listReaders(
  call: PersonCall,
  opened: OpenedRecord,
  words: string,
): Promise<Reader[]> {
  const searchWords = parseSearchWords(words)
  const hasWords = ({ name }: Person) => {
    const names = fold(name).split(' ')
    return searchWords.every((word) => names.some((each) => each.startsWith(word)))
  }
  const readers = (await findRecordReaders(call, opened)).filter(hasWords)
  return readers.slice(0, MAX_SUGGESTIONS).map(({ id, name, role }) => ({ id, name, role }))
}

/**
 * Returns ids of readers mentioned by `@` and their full name, or by a first name that is unique
 * among them. Case and accents are ignored.
 */
export async function findMentionedReaderIds(
  call: PersonCall,
  opened: OpenedRecord,
  text: string,
): Promise<string[]> {
  if (!text.includes('@')) return []
  const named = (await findRecordReaders(call, opened)).filter(({ name }) =>
    hasMention(text, [name, getFirstName(name)]),
  )
  const findNamesakes = ({ name }: Person) =>
    named.filter((other) => fold(getFirstName(other.name)) === fold(getFirstName(name)))
  return named
    .filter((reader) => hasMention(text, [reader.name]) || findNamesakes(reader).length === 1)
    .map(({ id }) => id)
}

/** True if the text has `@` and one of the names as whole words. */
export function hasMention(text: string, names: readonly string[]): boolean {
  const folded = fold(text)
  return names.some(
    (name) =>
      name !== '' &&
      new RegExp(
        `(^|[^\\p{L}\\p{N}])@${escapeRegExp(fold(name))}(?![-'’]?[\\p{L}\\p{N}])`,
        'u',
      ).test(folded),
  )
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const getFirstName = (name: string) => name.split(' ')[0] ?? ''

/**
 * Returns readers of the record by name, in one query. Clients get the people of their own company
 * and the staff who serve it only.
 */
async function findRecordReaders(
  { db, person }: PersonCall,
  { policy, subject }: OpenedRecord,
): Promise<Person[]> {
  const rows = await db
    .selectFrom('people')
    .leftJoin('person_countries', 'person_countries.person_id', 'people.id')
    .select(PERSON_COLUMNS)
    .select('person_countries.country as served_country')
    .where('role', 'in', policy.readerRoles)
    .where('people.id', '!=', person.id)
    .where(isAllowedToLogIn())
    .$if(person.role === 'client', (people) =>
      people.where(({ eb, or, selectFrom }) =>
        or([
          eb('company_id', '=', person.company_id),
          eb(
            'people.id',
            'in',
            selectFrom('companies')
              .select('manager_id')
              .where('id', '=', person.company_id)
              .$narrowType<{ manager_id: string }>(),
          ),
        ]),
      ),
    )
    .orderBy('people.name_key')
    .orderBy('people.id')
    .orderBy('person_countries.country')
    .execute()
  const readers = [...groupBy(rows, ({ id }) => id).values()].flatMap(
    ([first, ...more]): Person[] => {
      if (!first) return []
      const { served_country, ...reader } = first
      const countries = [served_country, ...more.map((row) => row.served_country)].filter(
        (country) => country !== null,
      )
      return [{ ...reader, countries: reader.role === 'country_manager' ? countries : [] }]
    },
  )
  return readers.filter((reader) => policy.canSee?.(reader, subject) ?? true)
}
