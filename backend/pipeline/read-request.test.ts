import { describe, expect, it } from 'vitest'
import { operations } from '@contract/operations'
import { ANONYMOUS_JSON_LIMITS, assertSameSite, readBody } from './read-request'

const URL = 'http://desk.example:4000/api/refresh/'
const send = (method: string, headers: Record<string, string>) => () =>
  assertSameSite(new Request(URL, { method, headers }))

describe('a write', () => {
  it.each([
    ['its own page', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://desk.example:4000' }],
    ['the address bar', { 'Sec-Fetch-Site': 'none' }],
    ['an older browser on its own page', { Origin: 'http://desk.example:4000' }],
    ['its own page behind a proxy that speaks https', { Origin: 'https://desk.example:4000' }],
    ['a program', {}],
  ])('passes from %s', (_from, headers) => {
    expect(send('POST', headers)).not.toThrow()
  })

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another host of the same site', { 'Sec-Fetch-Site': 'same-site' }],
    [
      'another site with a forged origin',
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://desk.example:4000' },
    ],
    ['another site in an older browser', { Origin: 'https://evil.example' }],
    ['another port in an older browser', { Origin: 'http://desk.example:4001' }],
    ['a sandboxed frame', { Origin: 'null' }],
  ])('is refused from %s', (_from, headers) => {
    expect(send('PUT', headers)).toThrow('cross_site')
  })

  it('differs from a read: links from other sites can open a record', () => {
    expect(send('GET', { 'Sec-Fetch-Site': 'cross-site' })).not.toThrow()
  })
})

it('JSON that is nested too deeply is malformed', async () => {
  const body = '['.repeat(400_000) + ']'.repeat(400_000)
  const headers = { 'Content-Type': 'application/json' }
  const request = new Request(URL, { method: 'POST', headers, body })
  await expect(readBody(request, 'createDeal')).rejects.toThrow('malformed')
})

describe('the body of a stranger', () => {
  const readLogin = (length: number) =>
    readBody(
      new Request(URL, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'a@x.example', password: 'x'.repeat(length) }),
      }),
      'login',
    )

  it('is refused if it is longer than its operation needs', async () => {
    await expect(readLogin(200)).resolves.toMatchObject({ email: 'a@x.example' })
    await expect(readLogin(5000)).rejects.toThrow('too_large')
  })

  it('that ends in the middle is malformed, not a failure of the server', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('aborted')),
    })
    const headers = { 'Content-Type': 'application/json' }
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
    await expect(readBody(new Request(URL, init), 'login')).rejects.toThrow('malformed')
  })

  it('has a limit of a few kilobytes in each operation that anybody may call', () => {
    const limits: Partial<Record<string, number>> = ANONYMOUS_JSON_LIMITS
    const anonymous = Object.entries(operations).filter(
      ([, { roles, body_type }]) => roles === 'public' && body_type !== null,
    )
    for (const [id] of anonymous) expect(limits[id], id).toBeLessThanOrEqual(16 * 1024)
  })
})
