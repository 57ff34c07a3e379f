import type { RecordRef } from '../activity/record-activity'
import type { Person, Schemas, StaffCall } from '../call'
import { fold, searchWords } from '../db/fold'
import type { Db } from '../db/tables'
import type { RecordRules } from '../documents/record-rules'
import { mayComeIn, PERSON_COLUMNS, withCountries } from '../people/session-person'
import { Problem } from '../problems/problem'

/** Most people that are suggested at once. */
const SUGGESTED = 8

type Reader = Schemas['CommentReader']
type Kept = { rules: RecordRules<unknown>; record: RecordRef }

/** Returns the people who may read the record's comments and whose name has these words, by name. The caller is left out. */
export async function listReaders(call: StaffCall, kept: Kept, words: string): Promise<Reader[]> {
  const candidates = await candidateReaders(call, kept.rules)
  const wanted = searchWords(words)
  const readers: Reader[] = []
  for (const candidate of candidates) {
    const names = fold(candidate.name).split(' ')
    if (!wanted.every((word) => names.some((name) => name.startsWith(word)))) continue
    if (await mayRead(call.db, kept, candidate)) readers.push({ id: candidate.id, name: candidate.name, role: candidate.role })
    if (readers.length === SUGGESTED) break
  }
  return readers
}

/**
 * Returns ids of the readers whom a text mentions by `@` and their full name, or by their first name if no other reader has it. Upper case and accents
 * do not matter.
 */
export async function mentionedReaders(call: StaffCall, kept: Kept, text: string): Promise<string[]> {
  if (!text.includes('@')) return []
  const candidates = await candidateReaders(call, kept.rules)
  const named: Person[] = []
  for (const candidate of candidates.filter(({ name }) => mentionsBy(text, [name, firstName(name)]))) {
    if (await mayRead(call.db, kept, candidate)) named.push(candidate)
  }
  const namesakes = ({ name }: Person) => named.filter((other) => fold(firstName(other.name)) === fold(firstName(name)))
  return named.filter((reader) => mentionsBy(text, [reader.name]) || namesakes(reader).length === 1).map(({ id }) => id)
}

/** True if the text has `@` and one of the names as whole words. */
export function mentionsBy(text: string, names: readonly string[]): boolean {
  const folded = fold(text)
  return names.some((name) => name !== '' && new RegExp(`(^|[^\\p{L}\\p{N}])@${escaped(fold(name))}(?![-'’]?[\\p{L}\\p{N}])`, 'u').test(folded))
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const firstName = (name: string) => name.split(' ')[0] ?? ''

/** People whose role reads this kind of record. A client gets the people of the own company and the house's people who serve it, no others. */
async function candidateReaders({ db, person }: StaffCall, rules: RecordRules<unknown>): Promise<Person[]> {
  const rows = await db
    .selectFrom('people')
    .select(PERSON_COLUMNS)
    .where('role', 'in', rules.readers)
    .where('id', '!=', person.id)
    .where(mayComeIn())
    .$if(person.role === 'client', (people) =>
      people.where(({ eb, or, selectFrom }) =>
        or([eb('company_id', '=', person.company_id), eb('id', 'in', selectFrom('companies').select('manager_id').where('id', '=', person.company_id).$narrowType<{ manager_id: string }>())]),
      ),
    )
    .orderBy('name_key')
    .orderBy('id')
    .execute()
  return Promise.all(rows.map((row) => withCountries(db, row)))
}

async function mayRead(db: Db, { rules, record }: Kept, person: Person): Promise<boolean> {
  try {
    await rules.find(db, person, record.id)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}
