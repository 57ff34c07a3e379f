import { describe, expect, it } from 'vitest'
import { clientConnection } from './client-connection'

const forwarded = new Headers({
  'X-Forwarded-For': '203.0.113.9, 198.51.100.7',
  'X-Forwarded-Proto': 'https',
})

describe('where a request comes from', () => {
  it('is the socket, whatever the headers claim, unless a proxy of ours is before the server', () => {
    expect(clientConnection(forwarded, '192.0.2.1', false)).toEqual({
      address: '192.0.2.1',
      isSecure: false,
    })
  })

  it('is what our proxy has seen, not what the client told the proxy', () => {
    expect(clientConnection(forwarded, '192.0.2.1', true)).toEqual({
      address: '198.51.100.7',
      isSecure: true,
    })
  })

  it('is the socket where the proxy says nothing', () => {
    expect(clientConnection(new Headers(), '192.0.2.1', true)).toEqual({
      address: '192.0.2.1',
      isSecure: false,
    })
  })
})
