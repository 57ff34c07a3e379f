import { describe, expect, it } from 'vitest'
import { AddressLimit } from './address-limit'

describe('the limit of a client', () => {
  it('counts each client on its own, and frees a place once when one is closed', () => {
    const limit = new AddressLimit(2)
    const leave = limit.enter('2001:db8::1')
    expect(limit.enter('2001:db8::2')).not.toBeNull()
    expect(limit.enter('2001:db8::3')).toBeNull()
    expect(limit.enter('203.0.113.7')).not.toBeNull()
    leave?.()
    leave?.()
    expect(limit.enter('2001:db8::3')).not.toBeNull()
    expect(limit.enter('2001:db8::4')).toBeNull()
  })
})
