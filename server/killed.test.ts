import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLibsql } from '@backend/db/open-libsql'
import { openServer } from './open-server'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-killed-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

/**
 * Starts a server on the folder and kills it, some milliseconds after it started to open its
 * database.
 */
async function killAfter(milliseconds: number): Promise<void> {
  const server = fork(path.resolve(import.meta.dirname, '../bench/start-process.ts'), [dataDir], {
    execArgv: ['--import', 'tsx'],
  })
  await once(server, 'message')
  await pause(milliseconds)
  server.kill('SIGKILL')
  await once(server, 'exit')
}

/** `bench/crash.ts` kills the server at many more moments, and with a large database. */
it('a first start that is killed repeatedly ends with a complete database', async () => {
  for (const moment of [20, 80, 200, 400]) await killAfter(moment)
  const server = await openServer({ dataDir, port: 0, demo: true })
  const people: unknown = await (await fetch(`${server.url}/api/demo_people/`)).json()
  await server.close()
  expect(people).toHaveLength(9)
  const db = openLibsql(path.join(dataDir, 'timberdesk.sqlite'))
  expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }])
  expect(
    await db
      .selectFrom('deals')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirst(),
  ).toEqual({ count: 160 + 6 + 12 })
  await db.destroy()
}, 60_000)
