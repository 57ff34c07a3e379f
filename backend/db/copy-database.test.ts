import initSqlJs from 'sql.js'
import { expect, it } from 'vitest'
import { openDatabaseCopy } from './copy-database'

const sql = await initSqlJs()

/** A database of about 1,000 pages, whose rows are each longer than a page. */
function createFile(): Uint8Array {
  const database = new sql.Database()
  database.run('create table letters (id integer primary key, text text)')
  database.run(
    `with recursive ids(id) as (select 1 union all select id + 1 from ids where id < 500)
     insert into letters select id, printf('%.5000c', 'a') from ids`,
  )
  return database.export()
}

const readValue = (database: ReturnType<typeof openDatabaseCopy>, query: string) =>
  database.exec(query)[0]?.values[0]?.[0]

it('each copy of a database has its own changes', () => {
  const bytes = createFile()
  const original = bytes.slice()
  const [one, other] = [openDatabaseCopy(sql, bytes), openDatabaseCopy(sql, bytes)]
  one.run(`update letters set text = printf('%.5000c', 'b') where id = 7`)
  // Grows the file, also beyond a rollback, which shortens it again.
  one.run('insert into letters select id + 500, text from letters')
  one.run('begin')
  one.run('insert into letters select id + 1000, text from letters')
  one.run('rollback')
  one.run(`insert into letters values (1001, 'end')`)
  other.run('delete from letters where id > 10')
  const exported = new sql.Database(one.export())
  for (const [copy, count, letter] of [
    [one, 1001, 'b'],
    [exported, 1001, 'b'],
    [other, 10, 'a'],
  ] as const) {
    expect(readValue(copy, 'pragma integrity_check')).toBe('ok')
    expect(readValue(copy, 'select count(*) from letters')).toBe(count)
    expect(readValue(copy, 'select substr(text, -1) from letters where id = 7')).toBe(letter)
  }
  expect(Buffer.compare(bytes, original)).toBe(0)
})

it('a copy reads unchanged pages from the shared file, without copying it', () => {
  const bytes = createFile()
  const copy = openDatabaseCopy(sql, bytes)
  copy.run(`insert into letters values (501, 'end')`)
  bytes.set(new TextEncoder().encode('shared'), bytes.length - 100)
  expect(readValue(copy, `select count(*) from letters where text like '%shared%'`)).toBe(1)
})
