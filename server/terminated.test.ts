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

/** Calls on one connection until the server ends it. @returns the number of answers */
async function callUntilLast(url: string, onAnswer: () => void): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let answers = 1; ; answers += 1) {
    const request = get(`${url}/api/demo_people/`, { agent })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    if (response.statusCode !== 200) throw new Error(`The answer was ${response.statusCode}.`)
    onAnswer()
    if (response.headers.connection === 'close') return answers
  }
}

it('a terminated server answers every call of kept connections, and ends them politely', async () => {
  const server = fork(
    path.resolve(import.meta.dirname, '../bench/server-process.ts'),
    [dataDir, JSON.stringify({ idleGraceMs: 60_000 })],
    { execArgv: ['--import', 'tsx'] },
  )
  const exit = once(server, 'exit')
  const [url] = (await once(server, 'message')) as [string]
  let answered = 0
  const callers = Array.from({ length: CONNECTIONS }, () =>
    callUntilLast(url, () => {
      answered += 1
      if (answered === 3 * CONNECTIONS) server.kill('SIGTERM')
    }),
  )
  const answers = await Promise.all(callers)
  expect(answers.reduce((sum, count) => sum + count)).toBeGreaterThan(3 * CONNECTIONS)
  expect(await exit).toEqual([0, null])
}, 120_000)
