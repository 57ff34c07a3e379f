import { expect, it } from 'vitest'
import { Problem } from '../problems/problem'
import { ConcurrencyLimiter } from './concurrency-limiter'

it('estimates the wait of rejected calls from several runs, not from one slow run', async () => {
  let now = 0
  const turns = new ConcurrencyLimiter(() => new Date(now), 1, 40)
  const takes = (milliseconds: number) => turns.take(async () => void (now += milliseconds))
  for (let done = 0; done < 19; done += 1) await takes(100)
  await takes(2100)
  let end = () => {}
  const running = turns.take(() => new Promise<void>((resolve) => (end = resolve)))
  const waiting = Array.from({ length: 40 }, () => takes(100))
  const refused = await takes(100).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Problem)
  expect(refused).toMatchObject({ code: 'busy', details: { retryAfter: 8 } })
  end()
  await Promise.all([running, ...waiting])
})
