import { expect, it } from 'vitest'
import { Problem } from '../problems/problem'
import { ConcurrencyLimiter } from './concurrency-limiter'

it('estimates the wait of rejected calls from several runs, not from one slow run', async () => {
  let now = 0
  const turns = new ConcurrencyLimiter(() => new Date(now), 1, 40)
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
