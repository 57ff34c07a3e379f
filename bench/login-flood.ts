import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { readPeakMemory, readRestingMemory } from './process-memory'
import { report } from './statistics'
import { withServer, type StartedServer } from './with-server'

const loginsPerSecond = 500
const seconds = 10

/** MiB that the guesses may cost beyond what the server takes at rest. */
const targetMiB = 80

/**
 * Guesses passwords at a server in its own process, each from a new address and for a new account,
 * so that no limit applies.
 */
export async function benchLoginFlood(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-bench-'))
  try {
    await withServer(dataDir, floodLogins, { trustProxy: true })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function floodLogins({ url, process: server }: StartedServer): Promise<void> {
  const before = await readRestingMemory(server.pid)
  let guesses = 0
  const { statusCodeStats } = await autocannon({
    url: `${url}/api/login/`,
    method: 'POST',
    // More than may wait, so that some are sent away.
    connections: 300,
    overallRate: loginsPerSecond,
    duration: seconds,
    requests: [
      {
        setupRequest(request) {
          guesses += 1
          const address = `10.0.${guesses >> 8}.${guesses & 255}`
          const body = JSON.stringify({ email: `${guesses}@timberdesk.example`, password: 'guess' })
          return {
            ...request,
            headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
            body,
          }
        },
      },
    ],
  })
  const cost = (await readPeakMemory(server.pid)) - before
  const answers = Object.entries(statusCodeStats).map(
    ([status, { count }]) => `${count} x ${status}`,
  )
  report(
    `${loginsPerSecond} guesses a second`,
    { cost: `${cost.toFixed(0)} MiB`, answers: answers.join(', ') },
    `${targetMiB} MiB`,
    cost <= targetMiB,
  )
}
