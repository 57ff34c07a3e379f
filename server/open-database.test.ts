import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NO_TIMEOUTS, openPostgres } from '@backend/db/open-postgres'
import { ConfigurationError } from './configuration'
import { explainDatabaseError } from './database-error'
import { openDatabase } from './open-database'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-database-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

it('a data folder of another version is refused with instructions, and stays unchanged', async () => {
  const { db } = await openDatabase({ dataDir })
  await sql`insert into kysely_migration values ('001-people', '2026-11-20T09:00:00.000Z')`.execute(
    db,
  )
  await sql`update kysely_migration set name = '002-trade' where name = '002-deal-payments'`.execute(
    db,
  )
  await db.destroy()
  for (let start = 1; start <= 2; start += 1) {
    const refusal = openDatabase({ dataDir })
    await expect(refusal).rejects.toThrow(ConfigurationError)
    await expect(refusal).rejects.toThrow(
      `The database was created by another version of Timberdesk: this version does not know its migration 001-people and 1 more. To go back to this version, restore the copy from before the upgrade with npm run restore. For a new database, rename the folder ${dataDir},`,
    )
  }
})

it('a new database can be read by its owner alone', async () => {
  const folder = path.join(dataDir, 'private')
  const { db } = await openDatabase({ dataDir: folder })
  const names = await readdir(folder)
  expect(names).toContain('timberdesk.sqlite-wal')
  for (const name of names) expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600)
  await db.destroy()
})

it('a file that is no database is named in a sentence', async () => {
  const folder = path.join(dataDir, 'text')
  await mkdir(folder)
  await writeFile(path.join(folder, 'timberdesk.sqlite'), 'oak, 27 x 145, 4.8 m\n'.repeat(100))
  const refusal = openDatabase({ dataDir: folder })
  await expect(refusal).rejects.toThrow(ConfigurationError)
  await expect(refusal).rejects.toThrow('text/timberdesk.sqlite is not a database')
})

it('a data folder that is a file is named in a sentence', async () => {
  const file = path.join(dataDir, 'file')
  await writeFile(file, '')
  await expect(openDatabase({ dataDir: file })).rejects.toThrow(`${file} is not a folder.`)
  await expect(openDatabase({ dataDir: `${file}/data` })).rejects.toThrow('is not a folder.')
})

it('a PostgreSQL that accepts the connection but never answers is given up', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(
    0,
    '127.0.0.1',
  )
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const databaseUrl = `postgres://desk:pine@127.0.0.1:${port}/wood`
  const db = openPostgres(databaseUrl, { ...NO_TIMEOUTS, connection: 100 })
  const refusal: unknown = await sql`select 1`.execute(db).catch((error: unknown) => error)
  expect(explainDatabaseError(refusal, { databaseUrl })).toContain(
    `The database at 127.0.0.1:${port} did not answer within 10 seconds.`,
  )
  expect(NO_TIMEOUTS.connection).toBe(10_000)
  await db.destroy()
  silent.close()
})

it('a PostgreSQL that does not run is named in a sentence', async () => {
  await expect(
    openDatabase({ databaseUrl: 'postgres://desk:pine@127.0.0.1:1/wood' }),
  ).rejects.toThrow('Nothing listens at 127.0.0.1:1.')
})
