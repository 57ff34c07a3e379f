import type { JsonText } from './tables/columns'
import type { Db, NewRow, Tables } from './tables'
import { sql } from 'kysely'

/** Returns an object with the given properties only. */
export const pick = <Part extends object, Name extends keyof Part>(
  whole: Part,
  names: readonly Name[],
): Pick<Part, Name> =>
  Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Part, Name>

/**
 * True if a stored row has all of these values, so that a write would change nothing.
 * @param ignored columns that are not compared
 */
export function rowEquals(row: object, values: object, ignored: readonly string[] = []): boolean {
  const stored = new Map<string, unknown>(Object.entries(row))
  return Object.entries(values).every(
    ([column, value]) => stored.get(column) === value || ignored.includes(column),
  )
}

/** True if the stored rows equal the values, in order. */
export const rowsEqual = (rows: readonly object[], values: readonly object[]): boolean =>
  rows.length === values.length && rows.every((row, i) => rowEquals(row, values[i] ?? {}))

/** Returns rows by their ids. */
export const indexById = <One extends { id: string }>(
  rows: readonly One[],
): ReadonlyMap<string, One> => new Map(rows.map((row) => [row.id, row]))

/** Groups items by a key and keeps their order. */
export function groupBy<One>(
  all: readonly One[],
  getKey: (one: One) => string,
): Map<string, One[]> {
  const groups = new Map<string, One[]>()
  for (const one of all) {
    const group = groups.get(getKey(one))
    if (group) group.push(one)
    else groups.set(getKey(one), [one])
  }
  return groups
}

export function parseJson<T>(text: JsonText<T>): T {
  return JSON.parse(text) as T
}

export function toJson<T>(value: T): JsonText<T> {
  return JSON.stringify(value)
}

/** Maximum keys in a statement, below the databases' parameter limits. */
const CHUNK_SIZE = 500

/**
 * Runs a query for any number of distinct keys, in chunks below the parameter limit.
 * @returns the concatenated results
 */
export async function inChunks<Key, Found>(
  keys: readonly Key[],
  runChunk: (chunk: Key[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const [all, found] = [[...new Set(keys)], [] as Found[]]
  for (let i = 0; i < all.length; i += CHUNK_SIZE) {
    for (const one of await runChunk(all.slice(i, i + CHUNK_SIZE))) found.push(one)
  }
  return found
}

/** Runs a write for any number of distinct keys, in chunks below the parameter limit. */
export async function forEachChunk<Key>(
  keys: readonly Key[],
  runChunk: (chunk: Key[]) => Promise<unknown>,
): Promise<void> {
  await inChunks(keys, async (chunk) => {
    await runChunk(chunk)
    return []
  })
}

/** SQLite takes 32,766 parameters in a statement, PostgreSQL 65,535. */
const MAX_PARAMETERS = 30_000

/** Inserts rows in as few statements as possible. All rows have the same columns. */
export async function insertRows<Name extends keyof Tables>(
  db: Db,
  table: Name,
  rows: readonly NewRow<Name>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const atOnce = Math.max(1, Math.floor(MAX_PARAMETERS / Object.keys(first).length))
  for (let i = 0; i < rows.length; i += atOnce) {
    await db
      .insertInto(table)
      .values(rows.slice(i, i + atOnce))
      .execute()
  }
}

/**
 * Updates columns of many rows in one statement: integers, or texts without null. All rows have the
 * same columns.
 */
export async function updateEach(
  db: Db,
  table: keyof Tables,
  rows: readonly ({ id: string } & Record<string, string | number | null>)[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).filter((column) => column !== 'id')
  const castValue = (value: string | number | null | undefined) =>
    sql`cast(${value} as ${sql.raw(typeof value === 'string' ? 'text' : 'bigint')})`
  const presentRows = rows.map(
    (row) =>
      sql`(cast(${row.id} as text), ${sql.join(columns.map((column) => castValue(row[column])))})`,
  )
  await sql`
    with given(id, ${sql.join(columns.map((column) => sql.ref(column)))}) as (values ${sql.join(presentRows)})
    update ${sql.table(table)} set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`))}
    from given where ${sql.ref(`${table}.id`)} = given.id
  `.execute(db)
}
