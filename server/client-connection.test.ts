import { describe, expect, it } from 'vitest'
import { readClientConnection } from './client-connection'

const forwarded = new Headers({
  'X-Forwarded-For': '203.0.113.9, 198.51.100.7',
  'X-Forwarded-Proto': 'https',
})

describe('the address of a client', () => {
  it('is that of the socket, regardless of the headers, without a trusted proxy', () => {
    expect(readClientConnection(forwarded, '192.0.2.1', false)).toEqual({
      address: '192.0.2.1',
      isSecure: false,
    })
  })

  it('is that seen by the trusted proxy, not that claimed by the client', () => {
    expect(readClientConnection(forwarded, '192.0.2.1', true)).toEqual({
      address: '198.51.100.7',
      isSecure: true,
    })
  })

  it('is that of the socket if the proxy sends none', () => {
    expect(readClientConnection(new Headers(), '192.0.2.1', true)).toEqual({
      address: '192.0.2.1',
      isSecure: false,
    })
  })
})
