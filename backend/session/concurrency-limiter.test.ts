import { expect, it } from 'vitest'
import { Problem } from '../problems/problem'
import { ConcurrencyLimiter } from './concurrency-limiter'

it('known callers go first, and those who have gone away are forgotten', async () => {
  const turns = new ConcurrencyLimiter(1, 40)
  const order: string[] = []
  let end = () => {}
  const running = turns.run(() => new Promise<void>((resolve) => (end = resolve)))
  const leaving = new AbortController()
  const stranger = turns.run(async () => void order.push('stranger'))
  const gone = turns.run(async () => void order.push('gone'), { signal: leaving.signal })
  const known = turns.run(async () => void order.push('known'), { goesFirst: true })
  expect(turns.waiting).toBe(3)
  leaving.abort()
  await expect(gone).rejects.toMatchObject({ code: 'busy' })
  end()
  await Promise.all([running, stranger, known])
  expect(order).toEqual(['known', 'stranger'])
})

it('the wait of refused calls is estimated from several runs, not from one slow run', async () => {
  let now = 0
  const turns = new ConcurrencyLimiter(1, 40, () => now)
  const runFor = (milliseconds: number) => turns.run(async () => void (now += milliseconds))
  for (let done = 0; done < 19; done += 1) await runFor(100)
  await runFor(2100)
  let end = () => {}
  const running = turns.run(() => new Promise<void>((resolve) => (end = resolve)))
  const waiting = Array.from({ length: 40 }, () => runFor(100))
  const refused = await runFor(100).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Problem)
  expect(refused).toMatchObject({ code: 'busy', details: { retryAfter: 8 } })
  end()
  await Promise.all([running, ...waiting])
})
