import { computeQuantile } from '../statistics'
import type { HardenServer, Row, StoreName } from './attack'
import { logIn } from './callers'

export const stores: readonly StoreName[] = ['SQLite', 'PostgreSQL']

const calls = 200
const [maxMedianMs, maxP99Ms] = [25, 100]

/** Measures a user on a quiet server: the baseline of all attacks. */
export async function run(server: HardenServer): Promise<Row[]> {
  const cookie = await logIn(server, 'sale_manager')
  const times: number[] = []
  const statuses = new Set<number>()
  for (let count = 0; count < calls; count += 1) {
    const startedAt = performance.now()
    const answer = await fetch(`${server.url}/api/deals/`, { headers: { cookie } })
    await answer.arrayBuffer()
    times.push(performance.now() - startedAt)
    statuses.add(answer.status)
  }
  const [median, p99] = [computeQuantile(times, 0.5), computeQuantile(times, 0.99)]
  return [
    {
      name: `${calls} lists of deals: status`,
      aim: '200',
      measured: [...statuses].join(', '),
      ok: [...statuses].every((status) => status === 200),
    },
    {
      name: `${calls} lists of deals: median`,
      aim: `${maxMedianMs} ms`,
      measured: `${median.toFixed(1)} ms`,
      ok: median <= maxMedianMs,
    },
    {
      name: `${calls} lists of deals: p99`,
      aim: `${maxP99Ms} ms`,
      measured: `${p99.toFixed(1)} ms`,
      ok: p99 <= maxP99Ms,
    },
  ]
}
