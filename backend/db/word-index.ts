import { sql, type RawBuilder } from 'kysely'
import type { DialectName } from './dialect'
import type { Db, Tables } from './tables'

/**
 * A table beside that of a document, by which it is looked up by how the words of its texts begin, at once however many there are: full-text in SQLite, a
 * vector of words in PostgreSQL. Triggers of the database keep it.
 */
export type WordIndex = {
  name: WordTable
  /** Whose rows have a `number_key` that never changes. */
  table: 'deals' | 'supplies' | 'cargos' | 'inspection_reports'
  /** Folded texts of the row. */
  columns: readonly string[]
  /** A column that tells rows of this index from others, with its value. */
  condition?: readonly [column: string, value: string]
}

type WordTable = Extract<keyof Tables, `${string}_words`>

/** All signs of ASCII but digits and small letters, which part words in both; a folded text has no capitals. */
const BETWEEN_WORDS = String.raw`[\x01-\x2f\x3a-\x60\x7b-\x7f]+`

/** Makes the table and what keeps it, with the rows that are there; for a migration. */
export async function createWordIndex(
  db: Db,
  dialect: DialectName,
  index: WordIndex,
): Promise<void> {
  const statements =
    dialect === 'sqlite' ? createSqliteStatements(index) : createPostgresStatements(index)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const toIndexedText = (row: string, { columns }: WordIndex) =>
  columns.map((column) => `${row}${column}`).join(` || ' ' || `)
const toRowCondition = (row: string, { condition }: WordIndex) =>
  condition ? `${row}${condition[0]} = '${condition[1]}'` : 'true'

const createSqliteStatements = (index: WordIndex): string[] => {
  const { name, table, columns } = index
  const [before, after] = [toIndexedText('old.', index), toIndexedText('new.', index)]
  return [
    // The newest stand first, so that a search for a few is done when it has them.
    `create virtual table ${name} using fts4(words, order=desc, matchinfo=fts3)`,
    `insert into ${name} (docid, words) select number_key, ${toIndexedText('', index)} from ${table} where ${toRowCondition('', index)}`,
    `create trigger ${name}_added after insert on ${table} when ${toRowCondition('new.', index)}
      begin insert into ${name} (docid, words) values (new.number_key, ${after}); end`,
    `create trigger ${name}_changed after update of ${columns.join(', ')} on ${table} when ${toRowCondition('new.', index)} and ${after} <> ${before}
      begin update ${name} set words = ${after} where docid = new.number_key; end`,
    `create trigger ${name}_removed after delete on ${table} when ${toRowCondition('old.', index)}
      begin delete from ${name} where docid = old.number_key; end`,
  ]
}

const createPostgresStatements = (index: WordIndex): string[] => {
  const { name, table, columns } = index
  const wordsOf = (row: string) =>
    `array_to_tsvector(array_remove(regexp_split_to_array(${toIndexedText(row, index)}, '${BETWEEN_WORDS}'), ''))`
  const trigger = (what: string, events: string, when: string, does: string) => [
    `create function ${name}_${what}() returns trigger language plpgsql as $$ begin ${does}; return null; end $$`,
    `create trigger ${name}_${what} after ${events} on ${table} for each row when (${when}) execute function ${name}_${what}()`,
  ]
  return [
    `create table ${name} (docid bigint primary key, words tsvector not null)`,
    `insert into ${name} (docid, words) select number_key, ${wordsOf('')} from ${table} where ${toRowCondition('', index)}`,
    `create index ${name}_found on ${name} using gin (words) with (fastupdate = off)`,
    ...trigger(
      'added',
      'insert',
      toRowCondition('new.', index),
      `insert into ${name} (docid, words) values (new.number_key, ${wordsOf('new.')})`,
    ),
    ...trigger(
      'changed',
      `update of ${columns.join(', ')}`,
      `${toRowCondition('new.', index)} and ${toIndexedText('new.', index)} <> ${toIndexedText('old.', index)}`,
      `update ${name} set words = ${wordsOf('new.')} where docid = new.number_key`,
    ),
    ...trigger(
      'removed',
      'delete',
      toRowCondition('old.', index),
      `delete from ${name} where docid = old.number_key`,
    ),
  ]
}

/**
 * Whether a document is found: of each group it must have one text, all words of that text whole but the last, with which one of its words begins. "mec" finds
 * "mecinio", "00" and "2026-00" find "d-2026-0080"; "cinio" does not find "mecinio".
 * @param groups folded
 */
export function matchesWordIndex(
  dialect: DialectName,
  name: WordTable,
  groups: readonly (readonly string[])[],
): RawBuilder<boolean> {
  const sought = groups.map((texts) =>
    texts
      .map((text) => text.split(new RegExp(BETWEEN_WORDS)).filter(Boolean))
      .filter((words) => words.length > 0),
  )
  if (sought.some((texts) => texts.length === 0)) return sql`false`
  const words = sql.ref(`${name}.words`)
  const asked = ({
    and,
    or,
    word,
    begin,
  }: {
    and: string
    or: string
    word: (one: string) => string
    begin: string
  }) => {
    const text = (parts: readonly string[]) => `(${parts.map(word).join(and)}${begin})`
    return sought.map((texts) => `(${texts.map(text).join(or)})`).join(and)
  }
  return dialect === 'sqlite'
    ? sql<boolean>`${words} match ${asked({ and: ' AND ', or: ' OR ', word: (one) => one, begin: '*' })}`
    : sql<boolean>`${words} @@ cast(${asked({ and: ' & ', or: ' | ', word: (one) => `'${one}'`, begin: ':*' })} as tsquery)`
}
