import type { Person, Schemas, StaffCall } from '../call'
import { fold, parseSearchWords } from '../db/fold'
import { groupBy } from '../db/group-by'
import type { RecordPolicy } from '../documents/record-policy'
import { isAllowedToLogIn, PERSON_COLUMNS } from '../people/session-person'

/** Most people that are suggested at once. */
const MAX_SUGGESTIONS = 8

type Reader = Schemas['CommentReader']
type OpenedRecord = { rules: RecordPolicy<unknown>; subject: unknown }

/** Returns the people who may read the record's comments and whose name has these words, by name. The caller is left out. */
export async function listReaders(
  call: StaffCall,
  opened: OpenedRecord,
  words: string,
): Promise<Reader[]> {
  const wanted = parseSearchWords(words)
  const hasWords = ({ name }: Person) => {
    const names = fold(name).split(' ')
    return wanted.every((word) => names.some((each) => each.startsWith(word)))
  }
  const readers = (await findRecordReaders(call, opened)).filter(hasWords)
  return readers.slice(0, MAX_SUGGESTIONS).map(({ id, name, role }) => ({ id, name, role }))
}

/**
 * Returns ids of the readers whom a text mentions by `@` and their full name, or by their first name if no other reader has it. Upper case and accents
 * do not matter.
 */
export async function findMentionedReaderIds(
  call: StaffCall,
  opened: OpenedRecord,
  text: string,
): Promise<string[]> {
  if (!text.includes('@')) return []
  const named = (await findRecordReaders(call, opened)).filter(({ name }) =>
    hasMention(text, [name, getFirstName(name)]),
  )
  const namesakes = ({ name }: Person) =>
    named.filter((other) => fold(getFirstName(other.name)) === fold(getFirstName(name)))
  return named
    .filter((reader) => hasMention(text, [reader.name]) || namesakes(reader).length === 1)
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
 * People who read the record, by name, in one query. A client gets the people of the own company and the house's people who serve it, no others.
 */
async function findRecordReaders(
  { db, person }: StaffCall,
  { rules, subject }: OpenedRecord,
): Promise<Person[]> {
  const rows = await db
    .selectFrom('people')
    .leftJoin('person_countries', 'person_countries.person_id', 'people.id')
    .select(PERSON_COLUMNS)
    .select('person_countries.country as served_country')
    .where('role', 'in', rules.readerRoles)
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
  return readers.filter((reader) => rules.canSee?.(reader, subject) ?? true)
}
