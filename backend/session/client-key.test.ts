import { describe, expect, it } from 'vitest'
import { toClientKey } from './client-key'

describe('a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:42:1:2:3:4', '2001:db8:0:42'],
    ['2001:0DB8:0000:0042::1', '2001:db8:0:42'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['unknown', 'unknown'],
  ])('%s is counted as %s', (address, client) => {
    expect(toClientKey(address)).toBe(client)
  })
})
