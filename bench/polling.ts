import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { DEMO_PASSWORD } from '@backend/seed/people'
import { toCookieHeader } from './caller'
import { formatMilliseconds, report } from './statistics'
import { withServer, type StartedServer } from './with-server'

/** Calls per second for one process: 10,000 users who poll every seven seconds. */
const minCallsPerSecond = 1430
const seconds = 10

/** Polls a server in its own process for new notifications over HTTP, as every open tab does. */
export async function benchPolling(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-bench-'))
  try {
    await withServer(dataDir, poll)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function poll({ url }: StartedServer): Promise<void> {
  const login = await fetch(`${url}/api/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'sale_manager@timberdesk.example', password: DEMO_PASSWORD }),
  })
  const options = {
    url: `${url}/api/notifications/new_notification_exists/`,
    connections: 20,
    headers: { cookie: toCookieHeader(login), 'accept-language': 'en', 'accept-encoding': 'br' },
  }
  await autocannon({ ...options, duration: 2 })
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds })
  const figures = {
    rate: `${Math.round(requests.average)}/s`,
    p99: formatMilliseconds(latency.p99),
  }
  const meetsTarget =
    requests.average >= minCallsPerSecond && latency.p99 <= 50 && non2xx + errors === 0
  report(
    'new_notification_exists over HTTP',
    figures,
    `${minCallsPerSecond}/s, p99 50 ms`,
    meetsTarget,
  )
}
