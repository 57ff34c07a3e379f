// `npm run bench:crash`: kills a server (SIGKILL) at random moments of its first start and of an
// upgrade of 100,000 deals, and checks each time that the SQLite database is between two
// migrations, never inside one. Takes twenty minutes.
import { fork } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { migrateUpTo } from '@backend/db/migrate'
import { openLibsql } from '@backend/db/open-libsql'
import type { Db } from '@backend/db/tables'
import { writeLegacyDatabase } from './legacy-database'
import { report } from './statistics'

const killCount = Number(process.env['KILLS'] ?? 40)
const root = await mkdtemp(path.join(tmpdir(), 'timberdesk-kills-'))
/** Schema by its last migration. */
const schemas = new Map<string, string>()
const getDatabaseFile = (dataDir: string) => path.join(dataDir, 'timberdesk.sqlite')

try {
  await runCrashTest('a first start', (dataDir) => mkdir(dataDir))
  const { file, megabytes } = await writeLegacyDatabase(root)
  await runCrashTest(`an upgrade of ${megabytes} MB`, async (dataDir) => {
    await mkdir(dataDir)
    await copyFile(file, getDatabaseFile(dataDir))
  })
} finally {
  await rm(root, { recursive: true, force: true })
}

/**
 * Kills starts on one database after another, `killCount` times. The next start continues an
 * unfinished one.
 */
async function runCrashTest(
  name: string,
  prepare: (dataDir: string) => Promise<unknown>,
): Promise<void> {
  const createDataDir = async () => {
    const dataDir = path.join(root, randomUUID())
    await prepare(dataDir)
    return dataDir
  }
  const referenceDir = await createDataDir()
  const { durationMs: fullDurationMs } = await start(referenceDir)
  const expectedContent = await readContent(getDatabaseFile(referenceDir))
  await rm(referenceDir, { recursive: true })

  const failures: string[] = []
  const steps = new Map<string, number>()
  let dataDir = await createDataDir()
  // Finished migrations stay, so a start after a kill has fewer to run.
  let elapsedMs = 0
  for (let killed = 0; killed < killCount;) {
    const { isReady, durationMs } = await start(
      dataDir,
      Math.random() * Math.max(fullDurationMs - elapsedMs, fullDurationMs / 20),
    )
    elapsedMs += durationMs
    if (isReady) {
      // The server was ready before it could be killed.
      if ((await readContent(getDatabaseFile(dataDir))) !== expectedContent)
        failures.push('content differs from an uninterrupted upgrade')
      await rm(dataDir, { recursive: true })
      dataDir = await createDataDir()
      elapsedMs = 0
      continue
    }
    killed += 1
    const { step, fault } = await readMigrationState(getDatabaseFile(dataDir))
    steps.set(step, (steps.get(step) ?? 0) + 1)
    if (fault) failures.push(`after ${step}: ${fault}`)
  }
  await start(dataDir)
  if ((await readContent(getDatabaseFile(dataDir))) !== expectedContent)
    failures.push('content differs from an uninterrupted upgrade')
  await rm(dataDir, { recursive: true })
  const seconds = `${(fullDurationMs / 1000).toFixed(1)} s`
  console.log(
    Array.from(steps, ([step, times]) => `      ended after ${step}: ${times}`)
      .toSorted()
      .join('\n'),
  )
  report(
    `${killCount} kills in ${name}`,
    { takes: seconds, failures: failures.join('; ') || 'none' },
    'none broken',
    failures.length === 0,
  )
}

/**
 * Starts a server on the database.
 * @param killAfterMs milliseconds from the opening of its database to the kill; undefined waits
 * until it is ready
 * @returns whether it was ready, and its milliseconds
 */
async function start(
  dataDir: string,
  killAfterMs?: number,
): Promise<{ isReady: boolean; durationMs: number }> {
  const server = fork(path.join(import.meta.dirname, 'start-process.ts'), [dataDir], {
    execArgv: ['--import', 'tsx'],
  })
  const ended = once(server, 'exit')
  const controller = new AbortController()
  const { signal } = controller
  try {
    await once(server, 'message')
    const startedAt = performance.now()
    const outcomes = [
      once(server, 'message', { signal }).then(() => true),
      ended.then(() => Promise.reject(new Error('The server did not start.'))),
      ...(killAfterMs === undefined ? [] : [pause(killAfterMs, false, { signal })]),
    ]
    const isReady = await Promise.race(outcomes)
    return { isReady, durationMs: performance.now() - startedAt }
  } finally {
    server.kill('SIGKILL')
    await ended
    controller.abort()
  }
}

/** Returns the last finished migration of a database, and a fault or null. */
async function readMigrationState(file: string): Promise<{ step: string; fault: string | null }> {
  const db = openLibsql(file)
  try {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db)
    const hasMigrations = (
      await db.introspection.getTables({ withInternalKyselyTables: true })
    ).some(({ name }) => name === 'kysely_migration')
    const done = hasMigrations
      ? await sql<{
          name: string
        }>`select name from kysely_migration order by name desc limit 1`.execute(db)
      : { rows: [] }
    const step = done.rows[0]?.name ?? 'nothing'
    const integrity = rows.map((row) => row.quick_check).join('; ')
    if (integrity !== 'ok') return { step, fault: integrity }
    return {
      step,
      fault:
        (await readSchema(db)) === (await getExpectedSchema(step))
          ? null
          : 'a schema between two steps',
    }
  } finally {
    await db.destroy()
  }
}

async function getExpectedSchema(step: string): Promise<string> {
  const cached = schemas.get(step)
  if (cached !== undefined) return cached
  const db = openLibsql(path.join(root, `schema-${step}.sqlite`))
  if (step !== 'nothing') await migrateUpTo(step, db, 'sqlite')
  const schema = await readSchema(db)
  schemas.set(step, schema)
  await db.destroy()
  return schema
}

/** Returns the definitions of all tables and indices, except Kysely's own. */
async function readSchema(db: Db): Promise<string> {
  const { rows } = await sql`
    select type, name, sql from sqlite_master where name not like '%kysely%' and name not like 'sqlite_stat%' order by type, name`.execute(
    db,
  )
  return JSON.stringify(rows)
}

/** Returns a hash of a database's schema and rows. */
async function readContent(file: string): Promise<string> {
  const db = openLibsql(file)
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
    const hash = createHash('sha256')
      .update(await readSchema(db))
      .update(JSON.stringify(rows))
    for (const table of [
      'people',
      'clients',
      'products',
      'deals',
      'deal_lines',
      'order_confirmations',
      'deal_payments',
      'activity',
      'notifications',
    ] as const) {
      for await (const row of db.selectFrom(table).selectAll().orderBy('id').stream())
        hash.update(JSON.stringify(row))
    }
    return hash.digest('hex')
  } finally {
    await db.destroy()
  }
}
