import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { isUnavailable } from './dialect'
import { openLibsql } from './open-libsql'

const createCodedError = (code: string) =>
  Object.assign(new Error('as the driver words it'), { code })

describe('an unavailable database', () => {
  it.each([
    ['nothing listens on the port', createCodedError('ECONNREFUSED')],
    ['the network breaks', createCodedError('ECONNRESET')],
    ['it shuts down', createCodedError('57P01')],
    ['it starts', createCodedError('57P03')],
    ['no connection is left', createCodedError('53300')],
    ['its disk is full', createCodedError('53100')],
    ['only a standby is left, which takes no writes', createCodedError('25006')],
    ['a statement takes too long', createCodedError('57014')],
    ['transactions conflict repeatedly', createCodedError('40001')],
    ['the connection is lost', new Error('Connection terminated unexpectedly')],
    ['it has stopped responding', new Error('The database did not answer within 8 s.')],
    ['all connections are in use', new Error('timeout exceeded when trying to connect')],
    [
      'the connection was lost before',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
  ])('is detected if %s', (_what, error) => {
    expect(isUnavailable('postgres', error)).toBe(true)
  })

  it.each([
    ['another process writes to it', 'SQLITE_BUSY'],
    ['its disk is full', 'SQLITE_FULL'],
    ['its disk fails', 'SQLITE_IOERR_WRITE'],
    ['its disk became read-only', 'SQLITE_READONLY_DBMOVED'],
  ])('is detected for the SQLite file if %s', (_what, code) => {
    expect(isUnavailable('sqlite', createCodedError(code))).toBe(true)
  })

  it.each([
    ['postgres', createCodedError('42P01')],
    ['postgres', createCodedError('23505')],
    ['postgres', new TypeError('x is not a function')],
    ['sqlite', createCodedError('SQLITE_CONSTRAINT')],
    ['sqlite', 'no error'],
  ] as const)('is not detected in a programming error: %s, %s', (dialect, error) => {
    expect(isUnavailable(dialect, error)).toBe(false)
  })
})

it('a full disk is reported as such, although SQLite has already rolled back', async () => {
  const db = openLibsql(':memory:')
  await sql`create table woods (name text)`.execute(db)
  await sql`pragma max_page_count = 2`.execute(db)
  const write = db
    .transaction()
    .execute((trx) => sql`insert into woods values (${'oak'.repeat(10_000)})`.execute(trx))
  await expect(write).rejects.toMatchObject({ code: 'SQLITE_FULL' })
  await db.destroy()
})
