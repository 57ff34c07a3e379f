import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startPostgres } from '../conformance/hosts/postgres-server'
import { migrate } from './migrate'
import { takeNextNumber } from './document-numbers'
import { findNewest } from '../search/search-hits'
import { listByWords } from '../products/list-by-words'
import { findDocumentsWithWords, type KeyOrder } from './dialect'
import { NO_TIMEOUTS, openPostgres, type PostgresTimeouts, toVerifiedUrl } from './open-postgres'
import { createListOrder } from './paginate-indexed'
import type { Db } from './tables'
import { inTransaction } from './unit-of-work'

/** A proxy to the database that can stop forwarding without closing connections. */
async function openTunnel(databaseUrl: string) {
  const address = new URL(databaseUrl)
  const port = Number(address.port)
  const sockets: Socket[] = []
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(port, address.hostname)
    sockets.push(near, far)
    near.on('data', (chunk) => isSilent || far.write(chunk))
    far.on('data', (chunk) => isSilent || near.write(chunk))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address.port = String((server.address() as AddressInfo).port)
  return {
    databaseUrl: address.href,
    fallSilent(silent: boolean) {
      isSilent = silent
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

let postgres: Awaited<ReturnType<typeof startPostgres>>
let db: Db

beforeAll(async () => {
  postgres = await startPostgres()
  db = openPostgres(postgres.databaseUrl, NO_TIMEOUTS)
  await migrate(db, 'postgres')
}, 60_000)

afterAll(async () => {
  await db.destroy()
  await postgres.stop()
})

describe('PostgreSQL', () => {
  it('serializes many simultaneous calls for the same row', async () => {
    const crowd = Array.from({ length: 40 }, () =>
      inTransaction(db, 'postgres', (trx) => takeNextNumber(trx, 'D', 2026)),
    )
    const numbers = (await Promise.all(crowd)).map(({ key }) => key % 1000)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  })

  it('retries transactions that read what others are writing', async () => {
    const add = (key: string) =>
      inTransaction(db, 'postgres', async (trx) => {
        const seen = await trx
          .selectFrom('settings')
          .select('key')
          .where('key', 'like', 'seen%')
          .execute()
        await trx
          .insertInto('settings')
          .values({ key, value: String(seen.length) })
          .execute()
        return seen.length
      })
    const seen = await Promise.all(Array.from({ length: 20 }, (_, i) => add(`seen ${i}`)))
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i))
  })

  it('recovers after the database has dropped its connections', async () => {
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0)`.execute(db)))
    const terminateOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = 'timberdesk'`
    await terminateOthers.execute(db)
    await expect
      .poll(() =>
        sql`select 1`.execute(db).then(
          ({ rows }) => rows.length,
          () => 0,
        ),
      )
      .toBe(1)
  })

  it('fails a transaction that loses its connection, and recovers', async () => {
    const work = inTransaction(db, 'postgres', async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db)
      await takeNextNumber(trx, 'S', 2026)
    })
    await expect(work).rejects.toThrow(/terminat|connection/i)
    expect(
      await inTransaction(db, 'postgres', (trx) => takeNextNumber(trx, 'S', 2026)),
    ).toMatchObject({
      number: 'S-2026-0001',
    })
  })
})

describe('the index of words on PostgreSQL', () => {
  beforeAll(async () => {
    await sql`
      insert into cargo_words (docid, words)
      select i, array_to_tsvector(array_remove(array[
        'pine', case when i <= 1500 then 'oak' end, case when i <= 3 or i = 25000 then 'elm' end
      ], null)) from generate_series(1, 25000) as i
    `.execute(db)
    await sql`analyze cargo_words`.execute(db)
  })

  const findWord = (word: string, order?: KeyOrder) =>
    findDocumentsWithWords('postgres', 'cargo_words', [[word]], order)

  it.each([
    ['frequent', 'pine', [25000, 24999, 24998, 24997, 24996], 1000],
    ['frequent, but in no new one', 'oak', [1500, 1499, 1498, 1497, 1496], 1000],
    ['rare', 'elm', [25000, 3, 2, 1], 4],
    ['nowhere', 'ash', [], 0],
  ])('finds the newest documents with a word that is %s', async (_how, word, keys, total) => {
    const found = await findNewest(
      { byWords: findWord(word), byNumber: null, keys: [] },
      (newest) =>
        db
          .selectFrom(newest)
          .select(['newest.docid', 'newest.total'])
          .orderBy('newest.docid', 'desc')
          .execute(),
    )
    expect([found.rows.map(({ docid }) => docid), found.total]).toEqual([keys, total])
  })

  /** Lists cargos by a word, page by page. */
  async function listPages(trx: Db, sort: 'number' | '-number', q: string, limit: number) {
    const keys: number[] = []
    const totals: (number | null | undefined)[] = []
    let cursor: string | undefined
    do {
      const page = await listByWords(
        { db: trx },
        {
          table: 'cargos',
          visible: trx.selectFrom('cargos'),
          isAllVisible: true,
          sort,
          filters: { q, cursor, limit },
          order: { ...createListOrder(sql`cargos.number_key`, 'number'), name: 'number' },
        },
        async (ids) => ids.map(Number),
      )
      keys.push(...(page?.items ?? []))
      totals.push(page?.total)
      cursor = page?.next_cursor ?? undefined
    } while (cursor !== undefined)
    return { keys, total: totals[0] }
  }

  it.each([
    ['frequent', 'pine', 15_000, 25_000, null],
    ['frequent, but in no new one', 'oak', 600, 1500, 1500],
    ['rare', 'elm', 1, 4, 4],
  ])(
    'lists all documents with a word that is %s, each once, in either order',
    async (_how, word, limit, count, total) => {
      await db.transaction().execute(async (trx) => {
        // Replaces the empty table of cargos for this transaction.
        await sql`create temporary table cargos on commit drop as
          select docid as number_key, docid::text as id from cargo_words`.execute(trx)
        const newestFirst = await listPages(trx, '-number', word, limit)
        expect([newestFirst.keys.length, newestFirst.total]).toEqual([count, total])
        expect(newestFirst.keys).toEqual([...new Set(newestFirst.keys)].toSorted((a, b) => b - a))
        const oldestFirst = await listPages(trx, 'number', word, limit)
        expect(oldestFirst.keys).toEqual(newestFirst.keys.toReversed())
      })
    },
  )

  it('compares the first documents after a page, in both directions', async () => {
    const findFirst = async (isAscending: boolean, after: number) => {
      const { first } = findWord('elm', { isAscending, after })
      const { rows } = await sql<{ docid: number }>`select docid from ${first}`.execute(db)
      return rows.map(({ docid }) => docid)
    }
    expect(await findFirst(false, 25_000)).toEqual([])
    expect(await findFirst(false, 3)).toEqual([2, 1])
    expect(await findFirst(true, 1)).toEqual([2, 3])
  })
})

it.each(['prefer', 'require', 'verify-ca', 'verify-full'])(
  'sslmode=%s asks for a certificate that is checked, without a warning of the driver',
  async (mode) => {
    const warn = vi.spyOn(process, 'emitWarning')
    const url = `${postgres.databaseUrl}?sslmode=${mode}`
    expect(toVerifiedUrl(url)).toBe(`${postgres.databaseUrl}?sslmode=verify-full`)
    const safe = openPostgres(url, NO_TIMEOUTS)
    await expect(sql`select 1`.execute(safe)).rejects.toThrow('does not support SSL')
    await safe.destroy()
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  },
)

it.each(['', '?sslmode=disable', '?sslmode=no-verify', '?uselibpqcompat=true&sslmode=require'])(
  'other choices of TLS are left to the operator: %j',
  (choice) => {
    expect(toVerifiedUrl(postgres.databaseUrl + choice)).toBe(postgres.databaseUrl + choice)
  },
)

it.each(['', '?sslmode=disable', '?application_name=desk'])(
  'a password that reads like a choice of TLS is kept: %j',
  (choice) => {
    const url = `postgres://desk:a&sslmode=require&uselibpqcompat=true@db.example/wood`
    expect(toVerifiedUrl(url + choice)).toBe(url + choice)
    expect(toVerifiedUrl(`${url}?sslmode=require`)).toBe(`${url}?sslmode=verify-full`)
  },
)

describe('the time limit of a call', () => {
  /** Milliseconds within which an operation should succeed on a busy machine. */
  const patience = 2_000
  const opened: Db[] = []
  const open = (url: string, patience: Partial<PostgresTimeouts>) => {
    const impatient = openPostgres(url, { ...NO_TIMEOUTS, ...patience })
    opened.push(impatient)
    return impatient
  }
  afterAll(async () => {
    await Promise.all(opened.map((each) => each.destroy()))
  })

  it('ends a statement that waits for a lock', async () => {
    const impatient = open(postgres.databaseUrl, { statement: patience })
    await db.transaction().execute(async (trx) => {
      await sql`lock table clients in access exclusive mode`.execute(trx)
      await expect(impatient.selectFrom('clients').select('id').execute()).rejects.toThrow(
        'statement timeout',
      )
    })
    expect(await impatient.selectFrom('clients').select('id').execute()).toEqual([])
  })

  it('ends a call while all connections are in use', async () => {
    const impatient = open(postgres.databaseUrl, { connection: patience })
    let release = () => {}
    const blocker = new Promise<void>((resolve) => (release = resolve))
    const take = () =>
      new Promise<boolean>((isTaken) => {
        const runWork = () => {
          isTaken(true)
          return blocker
        }
        impatient
          .connection()
          .execute(runWork)
          .catch(() => isTaken(false))
      })
    // On a busy machine, connecting may exceed the pool's timeout: retry.
    for (let count = 0; count < 10;) if (await take()) count += 1
    await expect(sql`select 1`.execute(impatient)).rejects.toThrow('timeout exceeded')
    release()
    expect((await sql`select 1`.execute(impatient)).rows).toHaveLength(1)
  })

  it('times out if the database stops responding, and drops the connection', async () => {
    const between = await openTunnel(postgres.databaseUrl)
    const impatient = open(between.databaseUrl, { idle: patience })
    await sql`select 1`.execute(impatient)
    between.fallSilent(true)
    await expect(
      impatient.transaction().execute((trx) => sql`select 1`.execute(trx)),
    ).rejects.toThrow(`The database did not answer within ${patience / 1000} s.`)
    between.fallSilent(false)
    expect((await sql`select 1`.execute(impatient)).rows).toHaveLength(1)
    await between.close()
  })
})
