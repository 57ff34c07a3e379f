import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '@backend/conformance/hosts/find-free-port'
import { openServer, type OpenServer } from './open-server'

let dataDir: string
let server: OpenServer
let metricsUrl: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-monitoring-'))
  const port = await findFreePort()
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  server = await openServer({
    dataDir,
    port: 0,
    demo: false,
    metricsAddress: { port, host: '127.0.0.1' },
  })
})
afterAll(async () => {
  await server.close()
  await rm(dataDir, { recursive: true })
})

describe('the id of a request', () => {
  const getMe = (id?: string) =>
    fetch(`${server.url}/api/me/`, { headers: id === undefined ? {} : { 'X-Request-Id': id } })

  it('is that of the proxy, in the answer and in a problem', async () => {
    const answer = await getMe('proxy-7.42')
    expect(answer.headers.get('x-request-id')).toBe('proxy-7.42')
    expect(await answer.json()).toMatchObject({
      code: 'unauthenticated',
      request_id: 'proxy-7.42',
    })
  })

  it.each([undefined, 'a b', '{"level":"fatal"}', 'x'.repeat(65)])(
    'is a new one in place of %o',
    async (given) => {
      expect((await getMe(given)).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    },
  )
})

describe('the metrics', () => {
  it('count requests by operation and status, and show queues and the event loop', async () => {
    await fetch(`${server.url}/api/me/`)
    await fetch(`${server.url}/api/nothing/`)
    const text = await (await fetch(metricsUrl)).text()
    expect(text).toMatch(
      /timberdesk_request_duration_seconds_count\{operation="getMe",status="401"\} \d/,
    )
    expect(text).toMatch(
      /timberdesk_request_duration_seconds_count\{operation="unknown",status="404"\} 1\n/,
    )
    expect(text).toMatch(/\ntimberdesk_due_work \d+\n/)
    expect(text).toMatch(/\ntimberdesk_waiting_logins 0\n/)
    expect(text).toMatch(/\ntimberdesk_database_wait_seconds 0\.\d+/)
    expect(text).toMatch(/\nnodejs_eventloop_lag_seconds /)
  })

  it('are not on the port of the application', async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
    expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404)
  })
})
