import { sql, type KyselyPlugin } from 'kysely'
import initSqlJs from 'sql.js'
import { expect, it } from 'vitest'
import { createEmptyDatabase } from './test-database'
import { migrate, migrateUpTo } from './migrate'
import { openSqlJs } from './open-sql-js'
import type { Db } from './tables'

const sqlJs = initSqlJs()

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
  let statements = 0
  const breaker: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1
      if (statements === statement) throw new Error('interrupted')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(breaker), asked: () => statements }
}

/** Interruption points in the first migration: each needs its own database. */
const BREAK_POINTS = 16

/** Returns the number of statements of a migration up to a step. */
async function countStatements(last: string | null): Promise<number> {
  const { db, asked: statements } = createFailingDatabase(
    openSqlJs(new (await sqlJs).Database()),
    Infinity,
  )
  await migrateUpTo(last, db, 'sqlite')
  await db.destroy()
  return statements()
}

it('a SQLite database whose first start was interrupted is complete after the next start', async () => {
  const whole = await readSchema(await createEmptyDatabase())
  const [first, all] = [await countStatements('001-baseline'), await countStatements(null)]
  const statements = [
    ...Array.from({ length: BREAK_POINTS }, (_, i) => Math.ceil((first * (i + 1)) / BREAK_POINTS)),
    // Every statement of the later migrations, which are short.
    ...Array.from({ length: all - first }, (_, i) => first + i + 1),
  ]
  const interrupted: number[] = []
  for (const statement of statements) {
    const db = openSqlJs(new (await sqlJs).Database())
    const outcome = await migrate(createFailingDatabase(db, statement).db, 'sqlite').catch(
      (error: unknown) => error,
    )
    expect(outcome, `statement ${statement}`).toMatchObject({ message: 'interrupted' })
    interrupted.push(await countSteps(db))
    await migrate(db, 'sqlite')
    expect(await readSchema(db), `statement ${statement}`).toEqual(whole)
    await db.destroy()
  }
  // Completed steps stay: an interrupted upgrade resumes.
  expect(interrupted).toEqual(interrupted.toSorted((a, b) => a - b))
  expect(new Set(interrupted)).toEqual(new Set([0, 1, 2]))
})
