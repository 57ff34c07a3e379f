import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPostgres } from '../conformance/hosts/postgres-server'
import type { DialectName } from '../db/dialect'
import { migrate } from '../db/migrate'
import { openLibsql } from '../db/open-libsql'
import { NO_TIMEOUTS, openPostgres } from '../db/open-postgres'
import type { Db } from '../db/tables'
import { secureRandom } from '../app-context'
import { JOB_QUEUES, runDueJobs, type Job, jobsByKind } from './run-due-jobs'
import { cancelJob, scheduleJob } from './schedule-job'

const createJobs = (work: Job) => ({ ...jobsByKind, supply_late: work })
const DUE = new Date('2026-11-23T00:00:00Z')
const LATER = '9999-01-01T00:00:00.000Z'

/** A database that several hosts can open. */
type SharedDatabase = { open: () => Db; close: () => Promise<void> }

const openSharedDatabase: Record<DialectName, () => Promise<SharedDatabase>> = {
  async sqlite() {
    const folder = await mkdtemp(path.join(tmpdir(), 'timberdesk-due-'))
    return {
      open: () => openLibsql(path.join(folder, 'desk.db')),
      close: () => rm(folder, { recursive: true, force: true }),
    }
  },
  async postgres() {
    const { databaseUrl, stop } = await startPostgres()
    return { open: () => openPostgres(databaseUrl, NO_TIMEOUTS), close: stop }
  },
}

/** Inserts a row in the job's transaction each time it runs. */
const insertMark: Job = async ({ db, random }, id) => {
  await db
    .insertInto('due_work')
    .values({ kind: 'supply_late', record_id: `did ${id} ${random(4).join('')}`, due_at: LATER })
    .execute()
}
const readMarks = async (db: Db) => {
  const rows = await db
    .selectFrom('due_work')
    .select('record_id')
    .where('due_at', '=', LATER)
    .orderBy('record_id')
    .execute()
  return rows.map(({ record_id }) => record_id.split(' ')[1])
}

describe.each(['sqlite', 'postgres'] as const)('a due job on %s', (dialect) => {
  let database: SharedDatabase
  let hosts: Db[] = []
  const errors: string[] = []
  let now = DUE
  const clock = () => now
  const createHost = (db: Db) => ({
    db,
    dialect,
    clock,
    random: secureRandom,
    log: { error: (message: string) => errors.push(message) },
  })
  const start = () => {
    const db = database.open()
    hosts.push(db)
    return db
  }

  beforeAll(async () => {
    database = await openSharedDatabase[dialect]()
    await migrate(start(), dialect)
  }, 60_000)
  beforeEach(async () => {
    now = DUE
    errors.length = 0
    await start().deleteFrom('due_work').execute()
  })
  afterAll(async () => {
    await Promise.all(hosts.map((db) => db.destroy()))
    hosts = []
    await database.close()
  })

  it('runs once if two hosts look for it simultaneously', async () => {
    const ids = Array.from({ length: 12 }, (_, i) => String(i + 10))
    const db = start()
    for (const id of ids) await scheduleJob({ db, clock }, 'supply_late', id, DUE)
    const done = await Promise.all(
      [start(), start()].map((each) =>
        runDueJobs(createHost(each), { todo: createJobs(insertMark) }),
      ),
    )
    // A run that conflicted too often is repeated.
    await runDueJobs(createHost(db), { todo: createJobs(insertMark) })
    now = new Date(DUE.getTime() + 600_000)
    await runDueJobs(createHost(db), { todo: createJobs(insertMark) })
    expect(await readMarks(db)).toEqual(ids)
    expect(done.reduce((sum, each) => sum + each)).toBeGreaterThan(0)
  })

  it('runs at its time, and can be rescheduled and canceled', async () => {
    const db = start()
    await scheduleJob({ db, clock }, 'supply_late', 'a', new Date(DUE.getTime() + 1))
    expect(await runDueJobs(createHost(db), { todo: createJobs(insertMark) })).toBe(0)
    await scheduleJob({ db, clock }, 'supply_late', 'a', DUE)
    await scheduleJob({ db, clock }, 'supply_late', 'b', DUE)
    await cancelJob(db, 'supply_late', 'b')
    expect(await runDueJobs(createHost(db), { todo: createJobs(insertMark) })).toBe(1)
    expect(await readMarks(db)).toEqual(['a'])
  })

  it('that fails is rolled back, does not block other jobs, and is retried later', async () => {
    const before = start()
    await scheduleJob({ db: before, clock }, 'supply_late', 'a', DUE)
    await scheduleJob({ db: before, clock }, 'supply_late', 'b', DUE)
    const failingJob: Job = async (each, id) => {
      await insertMark(each, id)
      if (id === 'a') throw new Error('The power went.')
    }
    expect(await runDueJobs(createHost(before), { todo: createJobs(failingJob) })).toBe(1)
    expect([await readMarks(before), errors]).toEqual([['b'], ['supply_late of a failed']])
    const after = start()
    expect(await runDueJobs(createHost(after), { todo: createJobs(insertMark) })).toBe(0)
    now = new Date(DUE.getTime() + 60_000)
    expect(await runDueJobs(createHost(after), { todo: createJobs(insertMark) })).toBe(1)
    expect(await readMarks(after)).toEqual(['a', 'b'])
    expect(await runDueJobs(createHost(after), { todo: createJobs(insertMark) })).toBe(0)
  })

  it('is left for the next host if this one is stopping', async () => {
    const db = start()
    await scheduleJob({ db, clock }, 'supply_late', 'a', DUE)
    const todo = createJobs(insertMark)
    expect(await runDueJobs(createHost(db), { todo, signal: AbortSignal.abort() })).toBe(0)
    expect(await runDueJobs(createHost(db), { todo })).toBe(1)
  })

  it('does not wait for the jobs of another queue, such as mails while the server is away', async () => {
    const db = start()
    await scheduleJob({ db, clock }, 'mail', 'm', DUE)
    await scheduleJob({ db, clock }, 'supply_late', 'a', DUE)
    let giveUp = () => {}
    const mailServer = new Promise<void>((resolve) => (giveUp = resolve))
    const todo = { ...createJobs(insertMark), mail: async () => () => mailServer }
    const mails = runDueJobs(createHost(db), { kinds: JOB_QUEUES.mails, todo })
    expect(await runDueJobs(createHost(db), { kinds: JOB_QUEUES.records, todo })).toBe(1)
    expect(await readMarks(db)).toEqual(['a'])
    giveUp()
    expect(await mails).toBe(1)
  })
})

it('each kind of due work is in one queue', () => {
  expect(Object.values(JOB_QUEUES).flat().toSorted()).toEqual(Object.keys(jobsByKind).toSorted())
})
