import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { secureRandom } from '../app-context'
import { createBackend, type Backend } from '../app'
import type { DialectName } from '../db/dialect'
import { openPostgres } from '../db/open-postgres'
import { createEmptyDatabase } from '../db/test-database'
import type { Db } from '../db/tables'
import { scheduleJob } from '../due-work/schedule-job'

const now = new Date('2026-11-28T09:30:00Z')
let db: Db
let backend: Backend
beforeEach(async () => {
  db = await createEmptyDatabase()
  backend = open(db, 'sqlite')
})
const open = (database: Db, dialect: DialectName) =>
  createBackend({
    db: database,
    dialect,
    clock: () => now,
    random: secureRandom,
    log: { error: () => undefined },
  })
const get = (path: string) => backend.fetch(new Request(`http://desk.example/api${path}`))
const scheduleAt = (time: string, clock = () => new Date(time)) =>
  scheduleJob({ db, clock }, 'mail', 'a-mail', new Date(time))

it('a server is ready while work that has just become due waits', async () => {
  await scheduleAt('2026-11-28T09:29:00Z')
  expect((await get('/ready/')).status).toBe(200)
})

it('a server is ready while a supply that is entered late notifies of its past week', async () => {
  await scheduleAt('2020-01-06T00:00:00Z', () => now)
  expect((await get('/ready/')).status).toBe(200)
})

it('a server with old due work or another schema is not ready, and says why', async () => {
  await scheduleAt('2026-11-28T09:19:00Z')
  await sql`delete from kysely_migration where name = '002-deal-payments'`.execute(db)
  const answer = await get('/ready/')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toMatchObject({ unready: ['migrations', 'due_work'] })
})

it('a server stays ready while another one migrates their database for a newer version', async () => {
  await sql`insert into kysely_migration values ('999-newer', '2026-11-28T09:29:00Z')`.execute(db)
  expect((await get('/ready/')).status).toBe(200)
})

it('a server without a database is alive, but not ready', async () => {
  const away = openPostgres('postgres://desk@127.0.0.1:1/wood')
  backend = open(away, 'postgres')
  expect((await get('/health/')).status).toBe(200)
  expect(await (await get('/ready/')).json()).toMatchObject({ unready: ['database'] })
  await away.destroy()
})
