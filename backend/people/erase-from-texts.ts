import { sql, type RawBuilder } from 'kysely'
import { fold } from '@domain/text/fold'
import type { Db, Row } from '../db/tables'
import type { Job } from '../due-work/run-due-jobs'
import { scheduleJob } from '../due-work/schedule-job'

/** Indexes, which their tables keep in step, migrations, and the list of names to erase itself. */
const SKIPPED = /_words(_|$)|^kysely_|^sqlite_|^erasures$/

type Replacement = { from: string; to: string }

/**
 * Replaces the name and email of an erased person in the texts of one table, and schedules the
 * next. A table a run, so that no transaction keeps others waiting for long.
 */
export const eraseFromNextTable: Job = async ({ db, clock }, personId) => {
  const erasure = await db
    .selectFrom('erasures')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (!erasure) return
  const table = (await listTextTables(db)).find(({ name }) => name > erasure.last_table)
  if (!table) {
    await db.deleteFrom('erasures').where('person_id', '=', personId).execute()
    return
  }
  await replaceInTable(db, table, toReplacements(erasure))
  await db
    .updateTable('erasures')
    .set({ last_table: table.name })
    .where('person_id', '=', personId)
    .execute()
  await scheduleJob({ db, clock }, 'erasure', personId, clock())
}

type TextTable = { name: string; columns: string[] }

/** Returns the tables with text columns, in the order of their names. */
async function listTextTables(db: Db): Promise<TextTable[]> {
  const tables = await db.introspection.getTables()
  return tables
    .filter(({ name, isView }) => !isView && !SKIPPED.test(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns
        .filter(({ dataType }) => dataType.toLowerCase() === 'text')
        .map((column) => column.name),
    }))
    .filter(({ columns }) => columns.length > 0)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** A name is stored as it is, escaped in JSON, and folded for searching. */
function toReplacements({
  name,
  email,
  neutral_name,
  neutral_email,
}: Row<'erasures'>): Replacement[] {
  const names = name === null ? [] : [name, JSON.stringify(name).slice(1, -1), fold(name)]
  const replacements = names.map((from) => ({
    from,
    to: from === fold(from) ? fold(neutral_name) : neutral_name,
  }))
  return [...replacements, { from: email, to: neutral_email }]
}

/** Updates all columns of a table in one pass over its rows. */
async function replaceInTable(
  db: Db,
  { name, columns }: TextTable,
  replacements: readonly Replacement[],
): Promise<void> {
  const assign = (column: string) => {
    const replaced = replacements.reduce<RawBuilder<unknown>>(
      (text, { from, to }) => sql`replace(${text}, ${from}, ${to})`,
      sql.ref(column),
    )
    return sql`${sql.ref(column)} = ${replaced}`
  }
  const contains = columns.flatMap((column) =>
    replacements.map(({ from }) => sql`${sql.ref(column)} like ${toPattern(from)} escape '\\'`),
  )
  await sql`update ${sql.table(name)} set ${sql.join(columns.map(assign))}
    where ${sql.join(contains, sql` or `)}`.execute(db)
  await replaceOtherSpellings(db, { name, columns }, replacements)
}

/** Replaces spellings in other capitals, which are rare. */
async function replaceOtherSpellings(
  db: Db,
  { name, columns }: TextTable,
  replacements: readonly Replacement[],
): Promise<void> {
  for (const column of columns) {
    const contains = replacements.map(
      ({ from }) =>
        sql`lower(${sql.ref(column)}) like ${toAnyCapitals(toPattern(from.toLowerCase()))} escape '\\'`,
    )
    const { rows } = await sql<{ text: string }>`
      select distinct ${sql.ref(column)} as text from ${sql.table(name)}
      where ${sql.join(contains, sql` or `)}`.execute(db)
    for (const { text } of rows) {
      const replaced = replacements.reduce(
        (each, { from, to }) => each.replaceAll(toExpression(from), () => to),
        text,
      )
      if (replaced !== text)
        await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${replaced}
          where ${sql.ref(column)} = ${text}`.execute(db)
    }
  }
}

/** SQLite lowers ASCII letters only, so any character stands for the others. */
const toAnyCapitals = (pattern: string) => pattern.replaceAll(/[^\0-\x7f]/gu, '_')
const toPattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
const toExpression = (text: string) =>
  new RegExp(text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`), 'giu')
