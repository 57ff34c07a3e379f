import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../conformance/hosts/postgres-server'
import { migrate } from './migrate'
import { nextNumber } from './numbers'
import { openPostgres } from './open-postgres'
import type { Db } from './tables'
import { inTransaction } from './transaction'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let db: Db

beforeAll(async () => {
  postgres = await startPostgres()
  db = openPostgres(postgres.databaseUrl)
  await migrate(db, 'postgres')
}, 60_000)

afterAll(async () => {
  await db.destroy()
  await postgres.stop()
})

describe('PostgreSQL', () => {
  it('lets a crowd that wants the same thing through one by one', async () => {
    const crowd = Array.from({ length: 40 }, () => inTransaction(db, 'postgres', (trx) => nextNumber(trx, 'D', 2026)))
    const numbers = (await Promise.all(crowd)).map(({ key }) => key % 1000)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  })

  it('lets those through who judge by what others are writing', async () => {
    const add = (key: string) =>
      inTransaction(db, 'postgres', async (trx) => {
        const seen = await trx.selectFrom('settings').select('key').where('key', 'like', 'seen%').execute()
        await trx.insertInto('settings').values({ key, value: String(seen.length) }).execute()
        return seen.length
      })
    const seen = await Promise.all(Array.from({ length: 20 }, (_, i) => add(`seen ${i}`)))
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i))
  })

  it('goes on after the database has dropped its connections', async () => {
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0)`.execute(db)))
    const others = sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = 'timberdesk'`
    await others.execute(db)
    await expect.poll(() => sql`select 1`.execute(db).then(({ rows }) => rows.length, () => 0)).toBe(1)
  })
})
