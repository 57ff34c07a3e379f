import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeLot, getCorrectedStatus } from './change-lot'

const lot = { status: 'available' as const, location: 'LTKLJ', pcs: 240 }

describe('a pack', () => {
  it('can be blocked and released', () => {
    expect(changeLot(lot, 'block', null)).toEqual({
      status: 'blocked',
      location: 'LTKLJ',
      kind: 'blocked',
    })
    expect(changeLot({ ...lot, status: 'blocked' }, 'release', null)).toEqual({
      status: 'available',
      location: 'LTKLJ',
      kind: 'released',
    })
  })
  it('can be moved, blocked or not', () => {
    expect(changeLot({ ...lot, status: 'blocked' }, 'move', 'LVRIX')).toEqual({
      status: 'blocked',
      location: 'LVRIX',
      kind: 'moved',
    })
  })
  it.each([
    ['block', { ...lot, status: 'blocked' as const }, null],
    ['release', lot, null],
    ['move', lot, 'LTKLJ'],
    ['move', lot, null],
  ] as const)('is not made what it is already: %s', (action, of, location) => {
    expect(changeLot(of, action, location)).toBe('unexpected')
  })
  it('can not be changed while reserved', () => {
    for (const action of ['block', 'release', 'move'] as const)
      expect(changeLot({ ...lot, status: 'reserved' }, action, 'LVRIX')).toBe('reserved')
  })
  it('is not found once sold or gone', () => {
    for (const status of ['sold', 'gone'] as const) {
      expect(changeLot({ ...lot, status }, 'block', null)).toBe('not_found')
      expect(getCorrectedStatus({ status }, 10)).toBe('not_found')
    }
  })
  it('is gone if no piece was counted, else keeps its status', () => {
    expect(getCorrectedStatus(lot, 0)).toBe('gone')
    expect(getCorrectedStatus(lot, 238)).toBe('available')
    expect(getCorrectedStatus({ status: 'blocked' }, 238)).toBe('blocked')
  })
})

it('no change or correction affects a reserved pack', () => {
  const anyLot = fc.record({
    status: fc.constantFrom('available' as const, 'reserved' as const, 'blocked' as const),
    location: fc.constantFrom('LTKLJ', 'LVRIX'),
    pcs: fc.integer({ min: 1, max: 500 }),
  })
  fc.assert(
    fc.property(
      anyLot,
      fc.constantFrom('block' as const, 'release' as const, 'move' as const),
      fc.integer({ min: 0, max: 500 }),
      (one, action, pcs) => {
        if (one.status !== 'reserved') return
        expect(changeLot(one, action, 'FRLRH')).toBe('reserved')
        expect(getCorrectedStatus(one, pcs)).toBe('held')
      },
    ),
  )
})
