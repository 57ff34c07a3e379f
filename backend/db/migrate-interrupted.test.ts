import { sql, type KyselyPlugin } from 'kysely'
import initSqlJs from 'sql.js'
import { expect, it } from 'vitest'
import { createEmptyDatabase } from './empty-database'
import { migrate } from './migrate'
import { openSqlJs } from './open-sql-js'
import type { Db } from './tables'

/** Returns the schema as SQLite stores it. */
async function readSchema(db: Db): Promise<unknown> {
  return (await sql`select type, name, sql from sqlite_master order by type, name`.execute(db)).rows
}

async function countSteps(db: Db): Promise<number> {
  const isBegun = (await db.introspection.getTables({ withInternalKyselyTables: true })).some(
    ({ name }) => name === 'kysely_migration',
  )
  return isBegun ? (await sql`select name from kysely_migration`.execute(db)).rows.length : 0
}

/**
 * A wrapper of the database that fails at the given statement, and the number of statements so
 * far.
 */
function createFailingDatabase(db: Db, statement: number): { db: Db; asked: () => number } {
  let asked = 0
  const breaker: KyselyPlugin = {
    transformQuery({ node }) {
      asked += 1
      if (asked === statement) throw new Error('interrupted')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(breaker), asked: () => asked }
}

/** Number of interruption points: each needs its own database. */
const BREAK_POINTS = 16

it('a SQLite database whose first start was interrupted is whole after the next', async () => {
  const sqlJs = await initSqlJs()
  const whole = await readSchema(await createEmptyDatabase())
  const counted = createFailingDatabase(openSqlJs(new sqlJs.Database()), Infinity)
  await migrate(counted.db, 'sqlite')
  await counted.db.destroy()
  const kept: number[] = []
  for (let moment = 1; moment <= BREAK_POINTS; moment += 1) {
    const statement = Math.ceil((counted.asked() * moment) / BREAK_POINTS)
    const db = openSqlJs(new sqlJs.Database())
    const outcome = await migrate(createFailingDatabase(db, statement).db, 'sqlite').catch(
      (error: unknown) => error,
    )
    expect(outcome, `statement ${statement}`).toMatchObject({ message: 'interrupted' })
    kept.push(await countSteps(db))
    await migrate(db, 'sqlite')
    expect(await readSchema(db), `statement ${statement}`).toEqual(whole)
    await db.destroy()
  }
  // Completed steps stay: an interrupted upgrade resumes.
  expect(kept).toEqual(kept.toSorted((a, b) => a - b))
  expect(new Set(kept).size).toBeGreaterThan(BREAK_POINTS / 2)
})
