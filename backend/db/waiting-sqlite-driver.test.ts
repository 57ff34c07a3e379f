import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import Libsql from 'libsql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openLibsql } from './open-libsql'
import type { Db } from './tables'

const IMPATIENCE_MS = 100
let folder: string
let db: Db
let impatientDb: Db
let otherProgram: Libsql.Database

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'timberdesk-lock-'))
  const file = path.join(folder, 'desk.sqlite')
  db = openLibsql(file, 60_000)
  impatientDb = openLibsql(file, IMPATIENCE_MS)
  await sql`create table logs (length integer)`.execute(db)
  otherProgram = new Libsql(file)
})
beforeEach(() => sql`delete from logs`.execute(db))
afterAll(async () => {
  otherProgram.close()
  await Promise.all([db.destroy(), impatientDb.destroy()])
  await rm(folder, { recursive: true })
})

const addLog = (trx: Db = db) => sql`insert into logs values (4)`.execute(trx)
const countLogs = async () =>
  (await sql<{ count: number }>`select count(*) as count from logs`.execute(db)).rows[0]?.count
const toOutcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

describe('while another program holds the SQLite file', () => {
  it('a read is answered and a write waits, without blocking the event loop', async () => {
    otherProgram.exec('begin immediate')
    const write = toOutcome(db.transaction().execute(addLog))
    expect(await countLogs()).toBe(0)
    await new Promise((resolve) => setTimeout(resolve, 1))
    otherProgram.exec('rollback')
    expect([await write, await countLogs()]).toEqual(['done', 1])
  })

  it('all waiting writes give up at the same time, not one after the other', async () => {
    otherProgram.exec('begin immediate')
    const startedAt = performance.now()
    const writes = Array.from({ length: 100 }, () => toOutcome(addLog(impatientDb)))
    const outcomes = await Promise.all(writes)
    const tookMs = performance.now() - startedAt
    otherProgram.exec('rollback')
    expect(new Set(outcomes)).toEqual(new Set(['SQLITE_BUSY']))
    expect(tookMs).toBeLessThan(50 * IMPATIENCE_MS)
  })

  it('a write that gave up leaves no lock behind', async () => {
    otherProgram.exec('begin immediate')
    expect(await toOutcome(impatientDb.transaction().execute(addLog))).toBe('SQLITE_BUSY')
    otherProgram.exec('rollback')
    expect(await toOutcome(addLog(impatientDb))).toBe('done')
    otherProgram.exec('begin immediate')
    otherProgram.exec('rollback')
    expect(await countLogs()).toBe(1)
  })
})

it('a closed file can be copied alone', async () => {
  const [file, copy] = [path.join(folder, 'closed.sqlite'), path.join(folder, 'copy.sqlite')]
  const closing = openLibsql(file)
  await sql`create table logs (length integer)`.execute(closing)
  await addLog(closing)
  await closing.destroy()
  await copyFile(file, copy)
  const copied = openLibsql(copy)
  expect((await sql`select length from logs`.execute(copied)).rows).toEqual([{ length: 4 }])
  await copied.destroy()
})

describe('a transaction', () => {
  it('sees its own writes, which others see after the commit', async () => {
    await db.transaction().execute(async (trx) => {
      await addLog(trx)
      const { rows } = await sql`select length from logs`.execute(trx)
      expect([rows, await countLogs()]).toEqual([[{ length: 4 }], 0])
    })
    expect(await countLogs()).toBe(1)
  })

  it('that fails ends its turn, and the next write follows', async () => {
    const fail = db.transaction().execute(async (trx) => {
      await addLog(trx)
      throw new Error('The saw is blunt.')
    })
    const next = toOutcome(addLog())
    await expect(fail).rejects.toThrow('The saw is blunt.')
    expect([await next, await countLogs()]).toEqual(['done', 1])
  })
})
