import type { SelectQueryBuilder } from 'kysely'
import type { Role, Schemas } from '../call'
import type { Db, Tables } from '../db/tables'
import { fold } from '@domain/text/fold'

/**
 * Reads the names of several people.
 * @returns a lookup by id; null stays null
 */
export async function createPersonLookup(db: Db, ids: readonly (string | null)[]) {
  const nonNullIds = [...new Set(ids.filter((id) => id !== null))]
  const rows = nonNullIds.length
    ? await db.selectFrom('people').select(['id', 'name']).where('id', 'in', nonNullIds).execute()
    : []
  const names = new Map(rows.map((row) => [row.id, row.name]))
  return <Id extends string | null>(id: Id) =>
    (id === null ? null : { id, name: names.get(id) ?? '' }) as Id extends null
      ? null
      : Schemas['PersonRef']
}

/** Returns the name columns. */
export function toNameColumns({
  first_name,
  last_name,
}: {
  first_name: string
  last_name: string
}) {
  const name = `${first_name} ${last_name}`.trim()
  return { first_name, last_name, name, name_key: fold(name) }
}

/** Splits a name: the first word is the first name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const [first_name = '', ...rest] = name.trim().split(/\s+/)
  return { first_name, last_name: rest.join(' ') }
}

/**
 * Returns the active person in a role who manages most of the given records; null without one.
 * @param records the manager of each record, as `id`
 */
export async function findMainManager(
  db: Db,
  role: Role,
  records: SelectQueryBuilder<Tables, keyof Tables, { id: string | null }>,
): Promise<string | null> {
  const found = await db
    .selectFrom('people')
    .innerJoin(records.as('records'), 'records.id', 'people.id')
    .select('people.id')
    .where('people.is_active', '=', 1)
    .where('people.role', '=', role)
    .groupBy(['people.id', 'people.name_key'])
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('people.name_key')
    .executeTakeFirst()
  return found?.id ?? null
}
