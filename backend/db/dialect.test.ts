import { describe, expect, it } from 'vitest'
import { isUnavailable } from './dialect'

const coded = (code: string) => Object.assign(new Error('as the driver words it'), { code })

describe('an unavailable database', () => {
  it.each([
    ['nothing listens on the port', coded('ECONNREFUSED')],
    ['the network breaks', coded('ECONNRESET')],
    ['it shuts down', coded('57P01')],
    ['it starts', coded('57P03')],
    ['no connection is left', coded('53300')],
    ['a statement takes too long', coded('57014')],
    ['transactions conflict repeatedly', coded('40001')],
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

  it('is detected when another process writes to the SQLite file', () => {
    expect(isUnavailable('sqlite', coded('SQLITE_BUSY'))).toBe(true)
  })

  it.each([
    ['postgres', coded('42P01')],
    ['postgres', coded('23505')],
    ['postgres', new TypeError('x is not a function')],
    ['sqlite', coded('SQLITE_CONSTRAINT')],
    ['sqlite', 'no error'],
  ] as const)('is not detected in a programming error: %s, %s', (dialect, error) => {
    expect(isUnavailable(dialect, error)).toBe(false)
  })
})
