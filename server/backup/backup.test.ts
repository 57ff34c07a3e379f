import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { secureRandom } from '@backend/app-context'
import { migrateUpTo } from '@backend/db/migrate'
import { openLibsql } from '@backend/db/open-libsql'
import type { Db } from '@backend/db/tables'
import { createEmptyDatabase } from '@backend/db/test-database'
import { openDatabase } from '../open-database'
import { backUp, getDatabaseFile } from './back-up'
import { runDailyBackup } from './daily-backups'
import { restoreDatabase } from './restore'

const now = new Date('2026-11-28T09:30:00Z')
let parent: string
let dataDir: string
let folder: string
beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'timberdesk-backup-'))
  dataDir = path.join(parent, 'data')
  const { db } = await openDatabase({ dataDir })
  await sql`create table lots_seen (number integer)`.execute(db)
  await close(db)
})
beforeEach(async () => {
  folder = await mkdtemp(path.join(parent, 'backups-'))
})
afterAll(() => rm(parent, { recursive: true }))

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Closes a database. Its file stays open until its statements are collected. */
async function close(db: Db): Promise<void> {
  await db.destroy()
  collectGarbage()
  await nextTurn()
}

async function readNumbers(file: string): Promise<number[]> {
  const db = openLibsql(file)
  const { rows } = await sql<{ number: number }>`select number from lots_seen`.execute(db)
  await close(db)
  return rows.map(({ number }) => number)
}

async function replaceNumber(number: number): Promise<void> {
  const db = openLibsql(getDatabaseFile(dataDir))
  await sql`delete from lots_seen`.execute(db)
  await sql`insert into lots_seen values (${number})`.execute(db)
  await close(db)
}

describe('a backup', () => {
  it('contains every write acknowledged before it started, while writes go on', async () => {
    const db = openLibsql(getDatabaseFile(dataDir))
    await sql`delete from lots_seen`.execute(db)
    let written = 0
    const write = async () => {
      await sql`insert into lots_seen values (${written + 1})`.execute(db)
      written += 1
    }
    for (let count = 0; count < 20; count += 1) await write()
    const target = path.join(folder, 'copy.sqlite')
    const backup = { isRunning: true }
    const running = backUp(dataDir, target).finally(() => (backup.isRunning = false))
    while (backup.isRunning) {
      await write()
      await nextTurn()
    }
    await running
    await close(db)
    const numbers = await readNumbers(target)
    expect(numbers.length).toBeGreaterThanOrEqual(20)
    expect(written).toBeGreaterThan(20)
    // A state between two writes: none of them is missing in between.
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  it('may be read by its owner alone, and leaves no temporary file', async () => {
    const target = path.join(folder, 'copy.sqlite')
    await backUp(dataDir, target)
    expect((await stat(target)).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['copy.sqlite'])
  })

  it('does not replace a file', async () => {
    const target = path.join(folder, 'copy.sqlite')
    await writeFile(target, 'older')
    await expect(backUp(dataDir, target)).rejects.toThrow('exists already')
  })

  it('names a missing folder', async () => {
    const target = path.join(folder, 'missing', 'copy.sqlite')
    await expect(backUp(dataDir, target)).rejects.toThrow(`There is no folder ${folder}/missing`)
  })

  it('of a damaged database fails and leaves no file', async () => {
    const damaged = await mkdtemp(path.join(parent, 'damaged-'))
    await writeFile(getDatabaseFile(damaged), 'oak '.repeat(2_000))
    await expect(backUp(damaged, path.join(folder, 'copy.sqlite'))).rejects.toThrow(
      'not a database',
    )
    expect(await readdir(folder)).toEqual([])
  })
})

describe('a restore', () => {
  it('brings back the state of the backup, and keeps the database before it', async () => {
    await replaceNumber(1)
    const backup = path.join(folder, 'copy.sqlite')
    await backUp(dataDir, backup)
    await replaceNumber(2)
    const kept = (await restoreDatabase(dataDir, backup, now)) ?? ''
    expect(kept).toMatch(/timberdesk\.sqlite\.before-restore-2026-11-28T09-30-00$/)
    expect(await readNumbers(getDatabaseFile(dataDir))).toEqual([1])
    expect(await readNumbers(kept)).toEqual([2])
  })

  it.runIf(process.getuid?.() === 0)('by root belongs to the user of the server', async () => {
    const served = await mkdtemp(path.join(parent, 'served-'))
    const backup = path.join(folder, 'copy.sqlite')
    await backUp(dataDir, backup)
    await chown(served, 1234, 1234)
    await restoreDatabase(served, backup, now)
    for (const name of ['timberdesk.sqlite', 'server.lock'])
      expect(await stat(path.join(served, name))).toMatchObject({ uid: 1234, gid: 1234 })
  })

  it('is refused while a server has the database open', async () => {
    await replaceNumber(1)
    const backup = path.join(folder, 'copy.sqlite')
    await backUp(dataDir, backup)
    const { db } = await openDatabase({ dataDir })
    await sql`update lots_seen set number = 3`.execute(db)
    await expect(restoreDatabase(dataDir, backup, now)).rejects.toThrow('A server is using')
    await close(db)
    expect(await readNumbers(getDatabaseFile(dataDir))).toEqual([3])
  })

  it('of a file that is no backup changes nothing', async () => {
    await replaceNumber(4)
    const text = path.join(folder, 'copy.sqlite')
    await writeFile(text, 'oak '.repeat(2_000))
    await expect(restoreDatabase(dataDir, text, now)).rejects.toThrow('is no backup of Timberdesk')
    await expect(restoreDatabase(dataDir, `${text}x`, now)).rejects.toThrow('There is no file')
    expect(await readNumbers(getDatabaseFile(dataDir))).toEqual([4])
    expect(existsSync(`${getDatabaseFile(dataDir)}.restored`)).toBe(false)
  })
})

it('an upgrade that fails again and again leaves one database and no copies', async () => {
  const folder = await mkdtemp(path.join(parent, 'failing-'))
  const old = openLibsql(getDatabaseFile(folder))
  await migrateUpTo('001-baseline', old, 'sqlite')
  // The upgrade fails, because its table exists.
  await sql`create table deal_payments (id text)`.execute(old)
  await close(old)
  for (let start = 1; start <= 2; start += 1)
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow('already exists')
  expect((await readdir(folder)).filter((name) => name.includes('.before-'))).toEqual([])
})

it('an upgrade first copies the database, and the copy can be restored for the old version', async () => {
  const upgraded = await mkdtemp(path.join(parent, 'upgraded-'))
  const old = openLibsql(getDatabaseFile(upgraded))
  await migrateUpTo('001-baseline', old, 'sqlite')
  await close(old)
  await close((await openDatabase({ dataDir: upgraded })).db)
  const [copy = ''] = (await readdir(upgraded)).filter((name) => name.includes('.before-'))
  expect(copy).toMatch(/^timberdesk\.sqlite\.before-002-deal-payments-\d{4}-/)

  await restoreDatabase(upgraded, path.join(upgraded, copy), now)
  const previous = openLibsql(getDatabaseFile(upgraded))
  const { rows } = await sql`select name from kysely_migration`.execute(previous)
  expect(rows).toEqual([{ name: '001-baseline' }])
  await close(previous)
})

describe('the daily backup', () => {
  const log = { error: vi.fn() }
  let db: Db
  beforeEach(async () => {
    log.error.mockClear()
    db = await createEmptyDatabase()
  })
  afterEach(() => db.destroy())
  const runOn = (day: string, source = dataDir) =>
    runDailyBackup(
      source,
      { folder, keepDays: 2 },
      {
        db,
        dialect: 'sqlite',
        clock: () => new Date(`${day}T03:00:00Z`),
        random: secureRandom,
        log,
      },
    )

  it('is made once a day and kept for the configured days, beside other files', async () => {
    await writeFile(path.join(folder, 'notes.txt'), '')
    for (const day of ['2026-11-26', '2026-11-27', '2026-11-27', '2026-11-28']) await runOn(day)
    expect(await readdir(folder)).toEqual([
      'notes.txt',
      'timberdesk-2026-11-27.sqlite',
      'timberdesk-2026-11-28.sqlite',
    ])
    expect(log.error).not.toHaveBeenCalled()
  })

  it.runIf(process.platform === 'linux')('that has no folder is logged', async () => {
    await runDailyBackup(
      dataDir,
      { folder: '/proc/missing', keepDays: 2 },
      { db, dialect: 'sqlite', clock: () => now, random: secureRandom, log },
    )
    expect(log.error).toHaveBeenCalledTimes(1)
  })

  it('that fails is logged, notifies admins once a day, and removes no older one', async () => {
    const people = (['admin', 'sale_manager'] as const).map((role) => ({
      id: role,
      name: role,
      name_key: role,
      email: `${role}@desk.example`,
      role,
      created_at: '2026-11-20',
    }))
    await db.insertInto('people').values(people).execute()
    await runOn('2026-11-20')
    const missing = path.join(parent, 'missing')
    for (const day of ['2026-11-27', '2026-11-27', '2026-11-28']) await runOn(day, missing)
    expect(log.error).toHaveBeenCalledTimes(3)
    expect(await readdir(folder)).toEqual(['timberdesk-2026-11-20.sqlite'])
    const sent = await db.selectFrom('notifications').select(['person_id', 'params']).execute()
    expect(sent).toEqual([
      { person_id: 'admin', params: '{"day":"2026-11-27"}' },
      { person_id: 'admin', params: '{"day":"2026-11-28"}' },
    ])
  })
})
