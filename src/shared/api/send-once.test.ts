import { expect, it } from 'vitest'
import { ApiProblem, Unreachable } from './problem'
import { sendOnce } from './send-once'

/** Sends content with each answer in turn, and returns the keys that were used. */
async function collectKeys(content: string, answers: readonly (Error | null)[]) {
  const keys: string[] = []
  for (const answer of answers)
    await sendOnce([content], (key) => {
      keys.push(key)
      return answer ? Promise.reject(answer) : Promise.resolve('done')
    }).catch(() => {})
  return keys
}
const createProblem = (status: number) =>
  new ApiProblem({ type: 'about:blank', title: '', status, code: 'internal' })

it.each([
  ['lost', new Unreachable('no network')],
  ['a server error', createProblem(503)],
])('uses the same key until an answer arrives if the first one was %s', async (name, lost) => {
  const [first, second, third] = await collectKeys(name, [lost, null, null])
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('uses another key after a refusal', async () => {
  const [first, second] = await collectKeys('refused', [createProblem(409), null])
  expect(second).not.toBe(first)
})

it('uses the key of a lost request until it succeeds, also after a refused retry', async () => {
  const lost = new Unreachable('no network')
  const answers = [lost, createProblem(401), null, null]
  const [first, second, third, fourth] = await collectKeys('refused retry', answers)
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

it('uses another key for other content', async () => {
  const lost = new Unreachable('no network')
  expect(await collectKeys('20 packs', [lost])).not.toEqual(await collectKeys('21 packs', [lost]))
})
