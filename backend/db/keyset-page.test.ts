import { sql, type Kysely } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { createEmptyDatabase } from './test-database'
import { readKeysetPage } from './keyset-page'
import type { Tables } from './tables'

type Logs = { logs: { id: string; length: number | null; name: string } }

describe('a page by keyset', () => {
  let db: Kysely<Tables & Logs>
  beforeEach(async () => {
    const newDb = await createEmptyDatabase()
    await sql`create table logs (id text primary key, length integer, name text not null)`.execute(
      newDb,
    )
    db = newDb.withTables<Logs>()
    const lengths = [400, null, 300, 400, null, 100, 300, 400, null, 200]
    await db
      .insertInto('logs')
      .values(
        lengths.map((length, i) => ({ id: `log-${i}`, length, name: `Bohle ${'øłß'.at(i % 3)}` })),
      )
      .execute()
  })

  const readAll = async (
    sort: string,
    column: 'length' | 'name',
    limit: number,
    isNullable: boolean,
  ) => {
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const query = db.selectFrom('logs').select(['id', `${column} as sort_value`])
      const page = await readKeysetPage(query, {
        sort,
        column,
        type: column === 'length' ? 'number' : 'string',
        idColumn: 'id',
        isNullable,
        cursor,
        limit,
      })
      expect(page.rows.length).toBeLessThanOrEqual(limit)
      ids.push(...page.rows.map(({ id }) => id))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    return ids.map((id) => Number(id.slice(4)))
  }

  it.each([1, 2, 3, 4, 9, 10, 11])(
    'contains every row once, with null last, by %i',
    async (limit) => {
      expect(await readAll('length', 'length', limit, true)).toEqual([5, 9, 2, 6, 0, 3, 7, 1, 4, 8])
      expect(await readAll('-length', 'length', limit, true)).toEqual([
        7, 3, 0, 6, 2, 9, 5, 8, 4, 1,
      ])
    },
  )

  it.each([1, 3, 10])('sorts equal values by id, by %i', async (limit) => {
    const names = await readAll('name', 'name', limit, false)
    expect(names).toHaveLength(10)
    expect(await readAll('-name', 'name', limit, false)).toEqual(names.toReversed())
  })

  it('skips no row if a previous one was deleted', async () => {
    const query = () => db.selectFrom('logs').select(['id', 'name as sort_value'])
    const by = { sort: 'name', column: 'name', type: 'string', idColumn: 'id', limit: 4 } as const
    const first = await readKeysetPage(query(), { ...by, cursor: undefined })
    await db
      .deleteFrom('logs')
      .where('id', '=', first.rows[0]?.id ?? '')
      .execute()
    const second = await readKeysetPage(query(), { ...by, cursor: first.next_cursor ?? undefined })
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(8)
  })

  it('rejects a cursor of another sort or format', async () => {
    const query = db.selectFrom('logs').select(['id', 'name as sort_value'])
    const by = { column: 'name', type: 'string', idColumn: 'id', limit: 1 } as const
    const page = await readKeysetPage(query, { ...by, sort: 'name', cursor: undefined })
    const read = (sort: string, cursor: string) => readKeysetPage(query, { ...by, sort, cursor })
    await expect(read('-name', page.next_cursor ?? '')).rejects.toMatchObject({
      details: { errors: [{ pointer: '?cursor' }] },
    })
    await expect(read('name', 'x')).rejects.toMatchObject({ status: 422 })
    await expect(read('name', btoa('{"name":1}'))).rejects.toMatchObject({ status: 422 })
    await expect(read('name', btoa('["name",7,"log-1"]'))).rejects.toMatchObject({ status: 422 })
    await expect(
      read('name', btoa(JSON.stringify(['name', 'a\0', 'log-1']))),
    ).rejects.toMatchObject({ status: 422 })
  })
})
