import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog, requestId, type LogLevel } from './log'

let lines: string[]
beforeEach(() => {
  lines = []
  vi.useFakeTimers({ now: new Date('2026-11-28T09:30:00Z') })
})
afterEach(() => vi.useRealTimers())

const open = (isTerminal = false, level: LogLevel = 'info') =>
  createLog(level, isTerminal, { write: (line) => lines.push(line) })
const parse = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

describe('the log', () => {
  it('has a line of JSON with the id of the request', () => {
    requestId.run('a-request', () => open().info({ operation: 'getDeal' }, 'request'))
    expect(parse()).toEqual([
      {
        level: 'info',
        time: '2026-11-28T09:30:00.000Z',
        request_id: 'a-request',
        operation: 'getDeal',
        msg: 'request',
      },
    ])
  })

  it('is readable on a terminal, with the stack of a failure', () => {
    const log = open(true)
    log.info({ operation: 'getDeal', status: 200 }, 'request')
    log.error('listDeals failed', new Error('no such column'))
    expect(lines[0]).toBe('09:30:00 INFO request operation=getDeal status=200\n')
    expect(lines[1]).toMatch(
      /^09:30:00 ERROR listDeals failed\nError: no such column\n\s+at .*log\.test\.ts/,
    )
  })

  it('leaves out lines below its level', () => {
    open(false, 'error').info('request')
    expect(lines).toEqual([])
  })

  it('contains no address, password or value of a row that a driver adds to its error', () => {
    const error = Object.assign(
      new Error('550 <ona@wood.example> rejected by smtps://desk:pine@mail.example:465'),
      { code: 'EENVELOPE', detail: 'Key (name)=(Ona Petrauskaitė) exists.', password: 'pine' },
    )
    open().error('A mail failed', error)
    expect(lines.join()).toContain('EENVELOPE')
    expect(lines.join()).not.toMatch(/ona@|Petrauskaitė|pine/)
  })
})

describe('a repeated failure', () => {
  const fill = (log: ReturnType<typeof open>, times: number) => {
    for (let count = 0; count < times; count += 1)
      log.error(`POST /api/deals/${count}/ failed`, new Error('database or disk is full'))
  }

  it('is logged once, and then counted once a minute', () => {
    const log = open()
    fill(log, 882)
    expect(lines).toHaveLength(1)
    vi.advanceTimersByTime(60_000)
    expect(parse()[1]).toMatchObject({
      count: 881,
      msg: 'database or disk is full (881 more times in a minute)',
    })
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(2)
    log.close()
  })

  it('does not hide another one, and is logged again after a minute without it', () => {
    const log = open()
    fill(log, 1)
    log.error('GET /api/deals/ failed', new Error('no such column'))
    vi.advanceTimersByTime(60_000)
    fill(log, 1)
    expect(lines).toHaveLength(3)
    log.close()
  })

  it('is counted to the end when the server stops', () => {
    const log = open()
    fill(log, 3)
    log.close()
    expect(parse()[1]).toMatchObject({ count: 2 })
  })
})
