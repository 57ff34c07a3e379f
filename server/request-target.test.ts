import { expect, it } from 'vitest'
import { normalizeTarget, type TargetedRequest } from './request-target'

const read = (url: string, hosts = ['proxy.example']): Partial<TargetedRequest> | null => {
  const request = { url, headers: { host: hosts[0] }, headersDistinct: { host: hosts } }
  return normalizeTarget(request) ? { url: request.url, headers: request.headers } : null
}

it.each([
  ['/deals?q=oak', { url: '/deals?q=oak', headers: { host: 'proxy.example' } }],
  ['http://desk.example/deals?q=oak', { url: '/deals?q=oak', headers: { host: 'desk.example' } }],
  ['HTTPS://Desk.example:4000', { url: '/', headers: { host: 'desk.example:4000' } }],
  ['http://desk.example?q=oak', { url: '/?q=oak', headers: { host: 'desk.example' } }],
])('the target %s names a path and a host', (target, request) => {
  expect(read(target)).toEqual(request)
})

it.each([
  'deals',
  '*',
  'http:///deals',
  'ftp://desk.example/deals',
  'http://desk.example:99999/deals',
  'http://rita:pine@desk.example/deals',
])('the target %s is malformed', (target) => {
  expect(read(target)).toBeNull()
})

it('a request with two hosts is malformed', () => {
  expect(read('/deals', ['desk.example', 'other.example'])).toBeNull()
})
