import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const CONNECTIONS = 40
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-terminated-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

/**
 * Calls on the one connection of the agent.
 * @returns true if the server ends it
 */
async function call(url: string, agent: Agent): Promise<boolean> {
  const request = get(`${url}/api/demo_people/`, { agent })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  if (response.statusCode !== 200) throw new Error(`The answer was ${response.statusCode}.`)
  return response.headers.connection === 'close'
}

it('a terminated server answers every call on open connections before it ends them', async () => {
  const server = fork(
    path.resolve(import.meta.dirname, '../bench/server-process.ts'),
    [dataDir, JSON.stringify({ idleGraceMs: 60_000 })],
    { execArgv: ['--import', 'tsx'] },
  )
  const exit = once(server, 'exit')
  const [url] = (await once(server, 'message')) as [string]
  const agents = Array.from(
    { length: CONNECTIONS },
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  )
  const ends = await Promise.all(agents.map((agent) => call(url, agent)))
  expect(ends).not.toContain(true)
  server.kill('SIGTERM')
  const callUntilLast = async (agent: Agent) => {
    while (!(await call(url, agent))) continue
  }
  await Promise.all(agents.map(callUntilLast))
  expect(await exit).toEqual([0, null])
}, 120_000)
