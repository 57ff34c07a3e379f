import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem, Unreachable } from './problem'
import { sendOnce } from './send-once'

/** Sends content with each answer in turn, and returns the keys that were used. */
async function collectKeys(
  content: string,
  answers: readonly (Error | null)[],
  options?: Parameters<typeof sendOnce>[2],
) {
  const keys: string[] = []
  for (const answer of answers)
    await sendOnce(
      [content],
      (key) => {
        keys.push(key)
        return answer ? Promise.reject(answer) : Promise.resolve('done')
      },
      options,
    ).catch(() => {})
  return keys
}
const createProblem = (status: number) =>
  new ApiProblem({ type: 'about:blank', title: '', status, code: 'internal' })
const lost = new Unreachable('no network')

it.each([
  ['lost', lost],
  ['a server error', createProblem(503)],
])('a request keeps its key until an answer arrives if the first was %s', async (name, error) => {
  const [first, second, third] = await collectKeys(name, [error, null, null])
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('a request uses another key after a refusal', async () => {
  const [first, second] = await collectKeys('refused', [createProblem(409), null])
  expect(second).not.toBe(first)
})

it('a lost request keeps its key until it succeeds, also after a refused retry', async () => {
  const answers = [lost, createProblem(401), null, null]
  const [first, second, third, fourth] = await collectKeys('refused retry', answers)
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

it('a retry is sent with another key if the records of its answer were canceled', async () => {
  const options = { isCanceled: () => Promise.resolve(true) }
  const [first, retry, again, ...others] = await collectKeys('canceled', [lost, null], options)
  expect(retry).toBe(first)
  expect(again).not.toBe(first)
  expect(others).toEqual([])
  const [only, ...more] = await collectKeys('canceled', [null], options)
  expect(only).not.toBe(again)
  expect(more).toEqual([])
})

it('a request with other content uses another key', async () => {
  expect(await collectKeys('20 packs', [lost])).not.toEqual(await collectKeys('21 packs', [lost]))
})

describe('the same content after a lost answer', () => {
  const MINUTE = 60_000
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())

  /** Returns the keys of a lost request and of the same content after each of the times. */
  async function collectKeysAfter(content: string, ...minutes: readonly number[]) {
    const keys = await collectKeys(content, [lost])
    for (const each of minutes) {
      vi.setSystemTime(Date.now() + each * MINUTE)
      keys.push(...(await collectKeys(content, [lost])))
    }
    return keys
  }

  it('has the same key some minutes after the last attempt', async () => {
    const [first, ...later] = await collectKeysAfter('one more pack', 9, 9)
    expect(later).toEqual([first, first])
  })

  it('has another key an hour later', async () => {
    const [first, later] = await collectKeysAfter('one pack more', 60)
    expect(later).not.toBe(first)
  })

  it('has the same key at any time until it is answered, if no second action has it', async () => {
    const options = { retryPeriodMs: Infinity }
    const [first] = await collectKeys('one upload', [lost], options)
    vi.setSystemTime(Date.now() + 60 * MINUTE)
    const [later, answered, next] = await collectKeys('one upload', [lost, null, null], options)
    expect([later, answered]).toEqual([first, first])
    expect(next).not.toBe(first)
  })
})
