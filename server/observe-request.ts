import { randomUUID } from 'node:crypto'
import type { OperationId } from '@contract/operations'
import { requestId, type ServerLog } from './log'
import type { Metrics } from './metrics'

/** Ids of a proxy that cannot break a line of the log. */
const SAFE_ID = /^[\w.-]{1,64}$/

/** Calls of load balancers and monitoring, several a minute. */
const FREQUENT: ReadonlySet<string> = new Set<OperationId>(['getHealth', 'getReadiness'])

type Call = (host: {
  requestId: string
  onOperation: (id: OperationId) => void
}) => Promise<Response>

/**
 * Runs a call with an id, which is that of the proxy or a new one; logs and measures it. The log
 * names the operation and not the path, which may contain what a user typed.
 */
export async function observeRequest(
  request: Request,
  { log, metrics }: { log: ServerLog; metrics: Metrics },
  call: Call,
): Promise<Response> {
  const given = request.headers.get('x-request-id') ?? ''
  const id = SAFE_ID.test(given) ? given : randomUUID()
  return requestId.run(id, async () => {
    let operation = 'unknown'
    const since = performance.now()
    const answer = await call({ requestId: id, onOperation: (known) => (operation = known) })
    const ms = performance.now() - since
    answer.headers.set('X-Request-Id', id)
    metrics.observe(operation, answer.status, ms / 1000)
    const level = FREQUENT.has(operation) && answer.ok ? 'debug' : 'info'
    log[level]({ operation, status: answer.status, ms: Math.round(ms) }, 'request')
    return answer
  })
}
