import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { DEMO_PASSWORD } from '@backend/seed/people'
import { readPeakMemory, readRestingMemory } from '../process-memory'
import { computeQuantile } from '../statistics'
import type { HardenServer, Row } from './attack'

export const trustProxy = true

const OWNER = 'admin@timberdesk.example'
const HOME = '203.0.113.7'
const OFFICE = '203.0.113.99'

const guessesPerSecond = 500
const floodSeconds = 10
/** MiB that the flood may cost beyond what the server takes at rest. */
const aimMiB = 80
/** Milliseconds within which a right password is answered during the flood. */
const aimMs = 2_000

/** Guesses passwords, which must not lock out a user who has logged in before. */
export async function run(server: HardenServer): Promise<Row[]> {
  const device = await rememberDevice(server)
  return [...(await guessOneByOne(server, device)), ...(await flood(server, device))]
}

async function rememberDevice(server: HardenServer): Promise<string> {
  const answer = await logIn(server, { address: HOME })
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('device='))
  if (!cookie) throw new Error(`The first login answered ${answer.status} without a device.`)
  return cookie.split(';')[0] ?? ''
}

interface Login {
  email?: string
  password?: string
  address: string
  device?: string
}

const logIn = (
  { url }: HardenServer,
  { email = OWNER, password = DEMO_PASSWORD, address, device }: Login,
): Promise<Response> =>
  fetch(`${url}/api/login/`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      ...(device && { cookie: device }),
    },
    body: JSON.stringify({ email, password }),
  })

/** Guesses at one account from 20 addresses, in an office, and within one IPv6 network. */
async function guessOneByOne(server: HardenServer, device: string): Promise<Row[]> {
  const guess = (email: string, address: string) =>
    logIn(server, { email, address, password: 'guess' })
  for (let i = 0; i < 100; i += 1) await guess(OWNER, `198.51.100.${i % 20}`)
  for (let i = 0; i < 50; i += 1) await guess(`${i}@timberdesk.example`, OFFICE)
  let checked = 0
  for (let i = 0; i < 30; i += 1)
    if ((await guess(OWNER, `2001:db8::${i.toString(16)}`)).status === 422) checked += 1
  const home = await logIn(server, { address: HOME, device })
  const office = await logIn(server, { address: OFFICE, device })
  return [
    {
      name: '30 guesses within one IPv6 network: checked',
      aim: '5 at most',
      measured: String(checked),
      ok: checked <= 5,
    },
    ...[
      { name: '100 guesses from 20 addresses: the owner', answer: home },
      { name: '50 guesses in an office: a user there', answer: office },
    ].map(({ name, answer }) => ({
      name,
      aim: 'logs in (200)',
      measured: String(answer.status),
      ok: answer.status === 200,
    })),
  ]
}

/** Guesses from ever new addresses for ever new accounts, so that no limit applies. */
async function flood(server: HardenServer, device: string): Promise<Row[]> {
  const { url, process } = server
  const before = await readRestingMemory(process.pid)
  let guesses = 0
  const flooding = autocannon({
    url: `${url}/api/login/`,
    method: 'POST',
    // More than may wait, so that some are sent away.
    connections: 300,
    overallRate: guessesPerSecond,
    duration: floodSeconds,
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
  const times: number[] = []
  const endsAt = performance.now() + (floodSeconds - 1) * 1000
  while (performance.now() < endsAt) {
    const startedAt = performance.now()
    const { status } = await logIn(server, { address: HOME, device })
    times.push(status === 200 ? performance.now() - startedAt : Infinity)
    await pause(200)
  }
  await flooding
  const cost = (await readPeakMemory(process.pid)) - before
  const p95 = computeQuantile(times, 0.95)
  const name = `${guessesPerSecond} guesses a second`
  return [
    {
      name: `${name}: memory`,
      aim: `${aimMiB} MiB`,
      measured: `${cost.toFixed(0)} MiB`,
      ok: cost <= aimMiB,
    },
    {
      name: `${name}: a right password, p95`,
      aim: `${aimMs} ms`,
      measured: `${p95.toFixed(0)} ms`,
      ok: p95 <= aimMs,
    },
  ]
}
