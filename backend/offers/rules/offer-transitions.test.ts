import { describe, expect, it } from 'vitest'
import { vRole } from '@contract/validators'
import type { Role } from '../../call'
import { getOfferTransitions } from './offer-transitions'

const TABLE: Partial<Record<Role, string[]>> = {
  client: ['accepted', 'declined'],
  manager: ['withdrawn'],
  country_manager: ['withdrawn'],
  global_manager: ['withdrawn'],
  admin: ['withdrawn'],
}
const offer = { status: 'open' as const, valid_until: '2026-11-20' }

describe.each(vRole.options)('a %s', (role) => {
  it('answers or withdraws an open offer until its last day', () => {
    expect(getOfferTransitions(role, offer, '2026-11-20')).toEqual(TABLE[role] ?? [])
  })
  it.each(['accepted', 'declined', 'expired', 'withdrawn'] as const)(
    'has no transition of an offer that is %s',
    (status) => {
      expect(getOfferTransitions(role, { ...offer, status }, '2026-11-01')).toEqual([])
    },
  )
})

it('an offer cannot be accepted on the day after its last', () => {
  expect(getOfferTransitions('client', offer, '2026-11-21')).toEqual([])
})
