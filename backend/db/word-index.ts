import { sql, type RawBuilder } from 'kysely'
import type { DialectName } from './dialect'
import type { Db, Tables } from './tables'

/**
 * Full-text index of a document table by word prefix: FTS in SQLite, a tsvector in PostgreSQL.
 * Maintained by database triggers.
 */
export type WordIndex = {
  name: WordTable
  /** Tables whose `number_key` never changes. */
  table: 'deals' | 'supplies' | 'cargos' | 'inspection_reports'
  /** Folded text columns. */
  columns: readonly string[]
  /** Column and value that select the rows of this index. */
  condition?: readonly [column: string, value: string]
}

type WordTable = Extract<keyof Tables, `${string}_words`>

/**
 * ASCII characters except digits and lower case letters separate words in both databases; folded
 * text has no upper case.
 */
const BETWEEN_WORDS = String.raw`[\x01-\x2f\x3a-\x60\x7b-\x7f]+`

/** Creates the index, its triggers and its existing rows, for a migration. */
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
    // Newest first, so that a search for a few rows stops early.
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
 * Condition: the document matches one text of each group. All words of the text must match, the
 * last one as a prefix. "mec" finds "mecinio", "00" and "2026-00" find "d-2026-0080"; "cinio" does
 * not find "mecinio".
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
