import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPostgres } from '../conformance/hosts/postgres-server'
import type { DialectName } from '../db/dialect'
import { migrate } from '../db/migrate'
import { openLibsql } from '../db/open-libsql'
import { endless, openPostgres } from '../db/open-postgres'
import type { Db } from '../db/tables'
import { secureRandom } from '../surroundings'
import { doDueWork, type Work } from './do-due-work'
import { setDue } from './set-due'
import { workByKind } from './works'

const todo = (work: Work) => ({ ...workByKind, supply_late: work })
const DUE = new Date('2026-11-23T00:00:00Z')
const LATER = '9999-01-01T00:00:00.000Z'

/** A database that several hosts may open. */
type Shared = { open: () => Db; close: () => Promise<void> }

const shared: Record<DialectName, () => Promise<Shared>> = {
  async sqlite() {
    const folder = await mkdtemp(path.join(tmpdir(), 'timberdesk-due-'))
    return {
      open: () => openLibsql(path.join(folder, 'desk.db')),
      close: () => rm(folder, { recursive: true, force: true }),
    }
  },
  async postgres() {
    const { databaseUrl, stop } = await startPostgres()
    return { open: () => openPostgres(databaseUrl, endless), close: stop }
  },
}

/** Leaves a row each time that it is done, in the same transaction. */
const leaveMark: Work = async ({ db, random }, id) => {
  await db
    .insertInto('due_work')
    .values({ kind: 'supply_late', record_id: `did ${id} ${random(4).join('')}`, due_at: LATER })
    .execute()
}
const marks = async (db: Db) => {
  const rows = await db
    .selectFrom('due_work')
    .select('record_id')
    .where('due_at', '=', LATER)
    .orderBy('record_id')
    .execute()
  return rows.map(({ record_id }) => record_id.split(' ')[1])
}

describe.each(['sqlite', 'postgres'] as const)('due work on %s', (dialect) => {
  let database: Shared
  let hosts: Db[] = []
  const said: string[] = []
  let now = DUE
  const host = (db: Db) => ({
    db,
    dialect,
    clock: () => now,
    random: secureRandom,
    log: { error: (message: string) => said.push(message) },
  })
  const start = () => {
    const db = database.open()
    hosts.push(db)
    return db
  }

  beforeAll(async () => {
    database = await shared[dialect]()
    await migrate(start(), dialect)
  }, 60_000)
  beforeEach(async () => {
    now = DUE
    said.length = 0
    await start().deleteFrom('due_work').execute()
  })
  afterAll(async () => {
    await Promise.all(hosts.map((db) => db.destroy()))
    hosts = []
    await database.close()
  })

  it('is done once by two hosts that are awake at once', async () => {
    const ids = Array.from({ length: 12 }, (_, i) => String(i + 10))
    const db = start()
    for (const id of ids) await setDue(db, 'supply_late', id, DUE)
    const done = await Promise.all(
      [start(), start()].map((each) => doDueWork(host(each), todo(leaveMark))),
    )
    // Who had to give way too often comes again.
    await doDueWork(host(db), todo(leaveMark))
    now = new Date(DUE.getTime() + 600_000)
    await doDueWork(host(db), todo(leaveMark))
    expect(await marks(db)).toEqual(ids)
    expect(done.reduce((sum, each) => sum + each)).toBeGreaterThan(0)
  })

  it('waits for its time, is put to another, and is let be', async () => {
    const db = start()
    await setDue(db, 'supply_late', 'a', new Date(DUE.getTime() + 1))
    expect(await doDueWork(host(db), todo(leaveMark))).toBe(0)
    await setDue(db, 'supply_late', 'a', DUE)
    await setDue(db, 'supply_late', 'b', DUE)
    await setDue(db, 'supply_late', 'b', null)
    expect(await doDueWork(host(db), todo(leaveMark))).toBe(1)
    expect(await marks(db)).toEqual(['a'])
  })

  it('that fails leaves nothing behind, holds up nothing else, and is done later, by a host that was started since', async () => {
    const before = start()
    await setDue(before, 'supply_late', 'a', DUE)
    await setDue(before, 'supply_late', 'b', DUE)
    const dies: Work = async (each, id) => {
      await leaveMark(each, id)
      if (id === 'a') throw new Error('The power went.')
    }
    expect(await doDueWork(host(before), todo(dies))).toBe(1)
    expect([await marks(before), said]).toEqual([['b'], ['supply_late of a failed']])
    const after = start()
    expect(await doDueWork(host(after), todo(leaveMark))).toBe(0)
    now = new Date(DUE.getTime() + 60_000)
    expect(await doDueWork(host(after), todo(leaveMark))).toBe(1)
    expect(await marks(after)).toEqual(['a', 'b'])
    expect(await doDueWork(host(after), todo(leaveMark))).toBe(0)
  })
})
