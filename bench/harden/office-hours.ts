import { Agent, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { readPeakMemory, readRestingMemory } from '../process-memory'
import { computeQuantile } from '../statistics'
import type { HardenServer, Row, StoreName } from './attack'
import { logIn } from './callers'

export const stores: readonly StoreName[] = ['SQLite', 'PostgreSQL']
export const trustProxy = true

const USERS = 200
const SECONDS = 60
/** Milliseconds between two calls of a user. */
const [MIN_THINK_MS, MAX_THINK_MS] = [1000, 5000]
const [MAX_READ_MS, MAX_WRITE_MS, MAX_MIB] = [250, 500, 250]

/** Calls that a role repeats: paths, `{id}` from the list before it, and writes. */
const callsByRole: Readonly<Record<string, readonly (readonly [method: string, path: string])[]>> =
  {
    sale_manager: [
      ['GET', '/deals/'],
      ['GET', '/deals/{id}/'],
      ['GET', '/records/deal/{id}/comments/'],
      ['POST', '/records/deal/{id}/comments/'],
      ['GET', '/deals/?q=bois'],
      ['GET', '/notifications/new_notification_exists/'],
    ],
    purchase_manager: [
      ['GET', '/supplies/'],
      ['GET', '/supplies/{id}/'],
      ['GET', '/supplies/{id}/cover/'],
      ['POST', '/records/supply/{id}/comments/'],
      ['GET', '/dashboards/supply/'],
    ],
    cargo_manager: [
      ['GET', '/cargos/'],
      ['GET', '/cargos/{id}/'],
      ['POST', '/records/cargo/{id}/comments/'],
      ['GET', '/cargos/loadable/'],
    ],
    global_manager: [
      ['GET', '/dashboards/deal/figures/'],
      ['GET', '/search/?q=spruce'],
      ['GET', '/clients/'],
      ['GET', '/clients/{id}/'],
      ['GET', '/notifications/'],
    ],
    client: [
      ['GET', '/portal/products/'],
      ['GET', '/portal/products/{id}/'],
      ['GET', '/basket/'],
      ['GET', '/orders/'],
      ['GET', '/orders/{id}/'],
      ['POST', '/records/order/{id}/comments/'],
    ],
  }

/** Lets two hundred people of all roles work for a minute, each with time to think. */
export async function run(server: HardenServer): Promise<Row[]> {
  const roles = Object.keys(callsByRole)
  const cookies = new Map<string, string>()
  for (const role of roles) cookies.set(role, await logIn(server, role))
  const restingMiB = await readRestingMemory(server.process.pid)
  const measured = { GET: [] as number[], POST: [] as number[] }
  const failures = new Map<string, number>()
  const agent = new Agent({ keepAlive: true, maxSockets: USERS })
  const endsAt = performance.now() + SECONDS * 1000

  async function call(method: string, path: string, user: number, role: string): Promise<string> {
    const body = method === 'POST' ? JSON.stringify({ text: `Call ${user}` }) : ''
    const headers = {
      cookie: cookies.get(role),
      'X-Forwarded-For': `10.1.${user >> 8}.${user & 255}`,
      ...(body && { 'Content-Type': 'application/json' }),
    }
    const startedAt = performance.now()
    const sent = request(`${server.url}/api${path}`, { method, agent, headers }).end(body)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    let text = ''
    for await (const chunk of answer.setEncoding('utf8')) text += String(chunk)
    measured[method === 'POST' ? 'POST' : 'GET'].push(performance.now() - startedAt)
    const status = answer.statusCode ?? 0
    if (status >= 400) {
      const what = `${status} ${role} ${method} ${path.replace(/[0-9a-f-]{36}/, '{id}')}`
      failures.set(what, (failures.get(what) ?? 0) + 1)
    }
    return text
  }

  async function simulateUser(user: number): Promise<void> {
    const role = roles[user % roles.length] ?? ''
    const steps = callsByRole[role] ?? []
    let id = ''
    for (let i = 0; performance.now() < endsAt; i += 1) {
      await pause(MIN_THINK_MS + Math.random() * (MAX_THINK_MS - MIN_THINK_MS))
      const [method, path] = steps[i % steps.length] ?? ['GET', '/me/']
      if (path.includes('{id}') && id === '') continue
      const text = await call(method, path.replace('{id}', id), user, role)
      // Comments of a record are a list, too.
      if (!path.includes('{id}')) id = /"items":\[\{"id":"([0-9a-f-]{36})"/.exec(text)?.[1] ?? id
    }
  }

  await Promise.all(Array.from({ length: USERS }, (_, user) => simulateUser(user)))
  agent.destroy()
  const cost = (await readPeakMemory(server.process.pid)) - restingMiB
  for (const [what, count] of failures) console.log(`  ${count} x ${what}`)
  const [readMs, writeMs] = [
    computeQuantile(measured.GET, 0.95),
    computeQuantile(measured.POST, 0.95),
  ]
  const name = `${USERS} people for ${SECONDS} s`
  return [
    {
      name: `${name}: reads, p95`,
      aim: `${MAX_READ_MS} ms`,
      measured: `${readMs.toFixed(0)} ms of ${measured.GET.length}`,
      ok: readMs <= MAX_READ_MS,
    },
    {
      name: `${name}: writes, p95`,
      aim: `${MAX_WRITE_MS} ms`,
      measured: `${writeMs.toFixed(0)} ms of ${measured.POST.length}`,
      ok: writeMs <= MAX_WRITE_MS && measured.POST.length > 0,
    },
    {
      name: `${name}: answers of 4xx and 5xx`,
      aim: '0',
      measured: String([...failures.values()].reduce((a, b) => a + b, 0)),
      ok: failures.size === 0,
    },
    {
      name: `${name}: memory`,
      aim: `${MAX_MIB} MiB`,
      measured: `${cost.toFixed(0)} MiB`,
      ok: cost <= MAX_MIB,
    },
  ]
}
