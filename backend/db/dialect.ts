/**
 * The only module that knows the differences of SQLite and PostgreSQL. SQLite runs through libsql
 * on the server and through WebAssembly in the mock.
 */
import {
  type Dialect as KyselyDialect,
  type Driver,
  type Kysely,
  type RawBuilder,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionBuilder,
} from 'kysely'
import type { Db, Tables } from './tables'

export type DialectName = 'sqlite' | 'postgres'

/** Returns the dialect of an open database. */
export const getDialectName = (db: Db): DialectName =>
  db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres'

/** Returns a number inside a JSON column, null if it is not there. */
export const readJsonNumber = (
  db: Db,
  column: string,
  path: readonly string[],
): RawBuilder<number | null> =>
  getDialectName(db) === 'sqlite'
    ? sql`json_extract(${sql.ref(column)}, ${`$.${path.join('.')}`})`
    : sql`(${sql.ref(column)}::json #>> ${sql.lit(`{${path.join(',')}}`)})::bigint`

export type ColumnTypes = {
  /** Compared by code point in both databases, so that pages have the same order. */
  text: RawBuilder<string>
  integer: RawBuilder<number>
  binary: RawBuilder<Uint8Array>
}

export const columnTypes: Record<DialectName, ColumnTypes> = {
  sqlite: { text: sql`text`, integer: sql`integer`, binary: sql`blob` },
  postgres: { text: sql`text collate "C"`, integer: sql`bigint`, binary: sql`bytea` },
}

/**
 * SQLite can roll back schema changes; Kysely assumes that it can't and would migrate without a
 * transaction.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Creates a Kysely dialect of SQLite. */
export function createSqliteDialect(createDriver: () => Driver): KyselyDialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver,
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Shared; serialized with others that take lots; or exclusive. */
export type LockMode = 'shared' | 'lots' | 'exclusive'

const lockStatements: Record<LockMode, readonly RawBuilder<unknown>[]> = {
  shared: [sql`lock table settings in row share mode`],
  lots: [
    sql`lock table settings in row share mode`,
    sql`lock table lots in share row exclusive mode`,
  ],
  exclusive: [sql`lock table settings in exclusive mode`],
}

/**
 * Locks before a transaction that may be retried. SQLite has one writer at a time. On PostgreSQL,
 * calls first run in parallel. A call that collided waits for the others and locks the table, else
 * a crowd would collide until it gave up. Buyers of the same wood nearly always collide, so they
 * are serialized from the start. A table lock, unlike an advisory one, is taken before the
 * transaction's snapshot; readers don't wait for it.
 */
export async function acquireLock(dialect: DialectName, db: Db, mode: LockMode): Promise<void> {
  if (dialect === 'sqlite') return
  for (const lock of lockStatements[mode]) await lock.execute(db)
}

/**
 * Starts a transaction that sees no others: serializable on PostgreSQL, the one writer on SQLite.
 */
export const startTransaction = (dialect: DialectName, db: Db): TransactionBuilder<Tables> => {
  const transaction = db.transaction()
  return dialect === 'postgres' ? transaction.setIsolationLevel('serializable') : transaction
}

/** Serialization failure, deadlock, and the unique key that a parallel transaction took first. */
const POSTGRES_CONFLICTS = new Set(['40001', '40P01', '23505'])

/**
 * True if another transaction caused the error, so that a retry may succeed. Never on SQLite, whose
 * driver waits for the one writer.
 */
export function isConflict(dialect: DialectName, error: unknown): boolean {
  return dialect === 'postgres' && POSTGRES_CONFLICTS.has(getErrorCode(error))
}

/** Returns the code of the driver; empty if there is none. */
function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}

/** True if another program or connection holds the SQLite file. */
export const isSqliteLocked = (error: unknown): boolean =>
  getErrorCode(error).startsWith('SQLITE_BUSY')

/** The SQLite file is locked, its disk is full or read-only, or a write to it failed. */
const SQLITE_UNAVAILABLE = /^SQLITE_(BUSY|FULL|READONLY|IOERR|CANTOPEN)/

/**
 * PostgreSQL errors of an unavailable server: connection (08), full disk, no memory and no
 * connection left (53), a failed write to its disk (58030), a read-only standby (25006), shutdown
 * or startup, statement timeout, conflicts after the last retry; and network error codes.
 */
const POSTGRES_UNAVAILABLE =
  /^(08\w{3}|53\d{3}|58030|25006|57P0\d|57014|40001|40P01|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Messages of the driver and our own socket for a lost connection; they have no code. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (has|was) .*not queryable|The database did not answer within)/

/** True if the database is temporarily unavailable, so that a retry may succeed. */
export function isUnavailable(dialect: DialectName, error: unknown): boolean {
  if (dialect === 'sqlite') return SQLITE_UNAVAILABLE.test(getErrorCode(error))
  return (
    POSTGRES_UNAVAILABLE.test(getErrorCode(error)) ||
    (error instanceof Error && CONNECTION_LOST.test(error.message))
  )
}

/** A trigger that runs once for each changed row, which it reads as `old` and `new`. */
type RowTrigger = {
  name: string
  /** Such as `insert on prices` or `update of name on products`. */
  event: string
  /** SQL condition. */
  when?: string
  /** SQL statement. */
  statement: string
}

/** Creates a trigger that runs after each changed row. */
export function createRowTrigger(
  dialect: DialectName,
  { name, event, when, statement }: RowTrigger,
): RawBuilder<unknown>[] {
  const condition = when === undefined ? '' : ` when (${when})`
  return dialect === 'sqlite'
    ? [sql.raw(`create trigger ${name} after ${event}${condition} begin ${statement}; end`)]
    : createPostgresTrigger(name, `${event} for each row${condition}`, [statement])
}

/**
 * A trigger that adds up changed rows. PostgreSQL runs it once for all rows of a statement, because
 * a sheet changes thousands; SQLite runs it for each row.
 */
type BatchTrigger = {
  name: string
  event: 'insert' | 'update' | 'delete'
  table: string
  /** Columns that the statements read. */
  columns: readonly string[]
  /** SQL statements on the rows before and after the change, each given as a table expression. */
  getStatements: (rows: { before: string; after: string }) => string[]
}

/** Creates a trigger that runs after changed rows. */
export function createBatchTrigger(
  dialect: DialectName,
  { name, event, table, columns, getStatements }: BatchTrigger,
): RawBuilder<unknown>[] {
  if (dialect === 'postgres') {
    const before = event === 'insert' ? '' : ' old table as going'
    const after = event === 'delete' ? '' : ' new table as coming'
    return createPostgresTrigger(
      name,
      `${event} on ${table} referencing${before}${after} for each statement`,
      getStatements({ before: 'going', after: 'coming' }),
    )
  }
  const toTable = (row: 'old' | 'new') =>
    `(select ${columns.map((column) => `${row}.${column} as ${column}`).join(', ')})`
  const when = event === 'update' ? `update of ${columns.join(', ')}` : event
  const statements = getStatements({ before: toTable('old'), after: toTable('new') })
  return [
    sql.raw(`create trigger ${name} after ${when} on ${table} begin ${statements.join('; ')}; end`),
  ]
}

/** Creates the trigger's function, which has its name, and the trigger. */
function createPostgresTrigger(
  name: string,
  event: string,
  statements: readonly string[],
): RawBuilder<unknown>[] {
  return [
    sql.raw(
      `create function ${name}() returns trigger language plpgsql as $$ begin ${statements.join('; ')}; return null; end $$`,
    ),
    sql.raw(`create trigger ${name} after ${event} execute function ${name}()`),
  ]
}

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

export type WordTable = Extract<keyof Tables, `${string}_words`>

/**
 * ASCII characters except digits and lower case letters separate words in both databases; folded
 * text has no upper case.
 */
const BETWEEN_WORDS = String.raw`[\x01-\x2f\x3a-\x60\x7b-\x7f]+`

/** Creates the index and the triggers that maintain it. The document table must be empty. */
export function createWordIndex(dialect: DialectName, index: WordIndex): RawBuilder<unknown>[] {
  const { name, table, columns } = index
  const { toWords, create } = wordIndexSyntax[dialect]
  const [before, after] = [toIndexedText('old.', index), toIndexedText('new.', index)]
  return [
    ...create(name).map((statement) => sql.raw(statement)),
    ...createRowTrigger(dialect, {
      name: `${name}_added`,
      event: `insert on ${table}`,
      when: toRowCondition('new.', index),
      statement: `insert into ${name} (docid, words) values (new.number_key, ${toWords(after)})`,
    }),
    ...createRowTrigger(dialect, {
      name: `${name}_changed`,
      event: `update of ${columns.join(', ')} on ${table}`,
      when: `${toRowCondition('new.', index)} and ${after} <> ${before}`,
      statement: `update ${name} set words = ${toWords(after)} where docid = new.number_key`,
    }),
    ...createRowTrigger(dialect, {
      name: `${name}_removed`,
      event: `delete on ${table}`,
      when: toRowCondition('old.', index),
      statement: `delete from ${name} where docid = old.number_key`,
    }),
  ]
}

const wordIndexSyntax: Record<
  DialectName,
  { create: (name: string) => string[]; toWords: (text: string) => string }
> = {
  sqlite: {
    create: (name) => [
      // Newest first, so that a search for a few rows stops early. Beginnings of two bytes have
      // entries of their own: thousands of words may begin with them.
      `create virtual table ${name} using fts4(words, order=desc, matchinfo=fts3, prefix="2")`,
      // Merges parts of the index in small steps. A merge of all parts would take up to a second.
      `insert into ${name} (${name}) values ('automerge=4')`,
    ],
    toWords: (text) => text,
  },
  postgres: {
    create: (name) => [
      `create table ${name} (docid bigint primary key, words tsvector not null)`,
      `create index ${name}_found on ${name} using gin (words) with (fastupdate = off)`,
    ],
    toWords: (text) =>
      `array_to_tsvector(array_remove(regexp_split_to_array(${text}, '${BETWEEN_WORDS}'), ''))`,
  },
}

const toIndexedText = (row: string, { columns }: WordIndex) =>
  columns.map((column) => `${row}${column}`).join(` || ' ' || `)
const toRowCondition = (row: string, { condition }: WordIndex) =>
  condition ? `${row}${condition[0]} = '${condition[1]}'` : 'true'

/** Splits a folded text into the words of an index. */
export const toIndexedWords = (text: string): string[] =>
  text.split(new RegExp(BETWEEN_WORDS)).filter(Boolean)

/**
 * Condition: the document matches one text of each group. All words of the text must match, the
 * last one as a prefix. "mec" finds "mecinio", "00" and "2026-00" find "d-2026-0080"; "cinio" does
 * not find "mecinio".
 * @param name of the index in the query
 * @param groups folded
 */
export function matchesWordIndex(
  dialect: DialectName,
  name: string,
  groups: readonly (readonly string[])[],
): RawBuilder<boolean> {
  const searches = groups.map((texts) =>
    texts.map(toIndexedWords).filter((words) => words.length > 0),
  )
  if (searches.some((texts) => texts.length === 0)) return sql`false`
  const words = sql.ref(`${name}.words`)
  const formatSearch = ({
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
    const joinWords = (parts: readonly string[]) => `(${parts.map(word).join(and)}${begin})`
    return searches.map((texts) => `(${texts.map(joinWords).join(or)})`).join(and)
  }
  return dialect === 'sqlite'
    ? sql<boolean>`${words} match ${formatSearch({ and: ' AND ', or: ' OR ', word: (one) => one, begin: '*' })}`
    : sql<boolean>`${words} @@ cast(${formatSearch({ and: ' & ', or: ' | ', word: (one) => `'${one}'`, begin: ':*' })} as tsquery)`
}

/** Documents that PostgreSQL compares with a search before it reads the index of words, in 8 ms. */
const COMPARED_DOCUMENTS = 20_000

/**
 * Condition: the key is among those that the query selects. PostgreSQL expects a union to select
 * 200 keys, and looks each of 500,000 up; those of an array it reads together.
 */
export const isKeyAmong = (
  dialect: DialectName,
  key: RawBuilder<unknown>,
  query: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  dialect === 'sqlite' ? sql`${key} in (${query})` : sql`${key} = any(array(${query}))`

type FoundKeys = RawBuilder<{ docid: number }>

/** Tables of the keys (`docid`) of the documents that `matchesWordIndex` finds. */
export type DocumentsWithWords = {
  /** All of them, in any order. A query with a limit reads no more than it needs. */
  all: FoundKeys
  /** All of them, for a query in the order of the keys. */
  ordered: FoundKeys
  /**
   * Keys of those among the first documents in the order of the keys. PostgreSQL's index finds all
   * documents with a word before it returns one, which takes long for a frequent word; and
   * PostgreSQL expects documents with a word to be spread evenly, which they are not. Null on
   * SQLite, whose index is in the order of the keys.
   */
  first: FoundKeys | null
}

/** Direction of the keys of documents, and the last key of the page before. */
export type KeyOrder = { isAscending: boolean; after: number | null }

/** Finds documents by their words, as `matchesWordIndex`; the newest first by default. */
export function findDocumentsWithWords(
  dialect: DialectName,
  index: WordTable,
  groups: readonly (readonly string[])[],
  { isAscending, after }: KeyOrder = { isAscending: false, after: null },
): DocumentsWithWords {
  const all = sql`select docid from ${sql.table(index)}
    where ${matchesWordIndex(dialect, index, groups)}`
  if (dialect === 'sqlite') {
    const table: FoundKeys = sql`(${all})`
    return { all: table, ordered: table, first: null }
  }
  const direction = isAscending ? sql`asc` : sql`desc`
  const from = after === null ? sql`` : sql`where docid ${isAscending ? sql`>` : sql`<`} ${after}`
  // Materialized, so that PostgreSQL does not read the documents in the order of their keys.
  const matched = sql`with matched as materialized (${all}) select docid from matched`
  return {
    all: sql`(${matched})`,
    ordered: sql`(${matched} order by docid ${direction})`,
    first: sql`(
      select docid from (
        select docid, words from ${sql.table(index)} ${from}
        order by docid ${direction} limit ${sql.lit(COMPARED_DOCUMENTS)}
      ) as first_documents
      where ${matchesWordIndex(dialect, 'first_documents', groups)}
    )`,
  }
}
