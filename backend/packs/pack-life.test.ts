import { describe, expect, it } from 'vitest'
import { judgeLine } from './judge-packs'
import { getLoadedStatus, listLoadEvents } from './loaded-packs'

describe('a report', () => {
  const counted = { lot_pcs: 100, rejected_pcs: 3 }

  it('rejects the packs of a line if it fails, or if every counted piece is rejected', () => {
    expect(judgeLine('pass', counted)).toBe('accepted')
    expect(judgeLine('fail', counted)).toBe('rejected')
    expect(judgeLine('pass', { lot_pcs: 100, rejected_pcs: 100 })).toBe('rejected')
  })
})

describe('a pack on a cargo’s list', () => {
  const atMill = { verdict: 'accepted', lot_id: null } as const

  it('is loaded from loading on, and delivered with its cargo', () => {
    expect(getLoadedStatus(atMill, 'booked')).toBe('accepted')
    expect(getLoadedStatus(atMill, 'loading')).toBe('loaded')
    expect(getLoadedStatus(atMill, 'arrived')).toBe('loaded')
    expect(getLoadedStatus(atMill, 'closed')).toBe('delivered')
  })

  it('goes back to where it was when it is taken off', () => {
    expect(getLoadedStatus(atMill, null)).toBe('accepted')
    expect(getLoadedStatus({ verdict: null, lot_id: null }, null)).toBe('listed')
    expect(getLoadedStatus({ verdict: 'accepted', lot_id: 'lot' }, null)).toBe('in_stock')
  })

  it('has an event for each transition of its cargo, and none for a broken seal', () => {
    expect(listLoadEvents(false, true, { from: null, to: 'planned' })).toEqual(['assigned'])
    expect(listLoadEvents(false, true, { from: 'loading', to: 'loading' })).toEqual([
      'assigned',
      'loaded',
    ])
    expect(listLoadEvents(true, true, { from: 'booked', to: 'loading' })).toEqual(['loaded'])
    expect(listLoadEvents(true, true, { from: 'loading', to: 'sealed' })).toEqual(['sealed'])
    expect(listLoadEvents(true, true, { from: 'sealed', to: 'loading' })).toEqual([])
    expect(listLoadEvents(true, true, { from: 'sealed', to: 'sealed' })).toEqual([])
    expect(listLoadEvents(true, false, { from: 'loading', to: 'canceled' })).toEqual(['released'])
    expect(listLoadEvents(false, false, { from: 'loading', to: 'loading' })).toEqual([])
  })
})
