import type { Handler, Schemas, PersonCall } from '../call'
import { countRows, readKeysetPage } from '../db/keyset-page'
import { parseJson, toJson } from '../db/rows'
import { createId } from '../identifiers'

/** Adds the user's changes to the history of the settings. */
export async function logSettingsChanges(
  { db, clock, random, person }: PersonCall,
  changes: readonly Schemas['FieldChange'][],
): Promise<void> {
  await db
    .insertInto('settings_activity')
    .values({
      id: createId(random),
      at: clock().toISOString(),
      person_id: person.id,
      changes: toJson([...changes]),
    })
    .execute()
}

export const listSettingsActivity: Handler<'listSettingsActivity'> = async ({ db, query }) => {
  const entries = db.selectFrom('settings_activity')
  const { rows, next_cursor } = await readKeysetPage(
    entries
      .innerJoin('people', 'people.id', 'settings_activity.person_id')
      .select(['settings_activity.id', 'at', 'at as sort_value', 'person_id', 'name', 'changes']),
    {
      sort: '-at',
      column: 'at',
      type: 'string',
      idColumn: 'settings_activity.id',
      cursor: query.cursor,
      limit: query.limit,
    },
  )
  return {
    items: rows.map(({ id, at, person_id, name, changes }) => ({
      id,
      at,
      by: { id: person_id, name },
      kind: 'changed',
      changes: parseJson(changes),
      reason: null,
    })),
    next_cursor,
    total: query.cursor === undefined ? await countRows(entries.select('id')) : null,
  }
}
