import { expect, it } from 'vitest'
import type { DealStatus } from './schema'
import { getDealDelay } from './deal-figures'

const createDeal = (change: Partial<Parameters<typeof getDealDelay>[0]> = {}) => ({
  status: 'confirmed' as DealStatus,
  delivery_week_from: '2026-W45',
  delivery_week_to: '2026-W46',
  portal_order_id: null,
  incoterms_rule: 'FCA' as const,
  ...change,
})

const getLateDays = (change: Parameters<typeof createDeal>[0], today: string) =>
  getDealDelay(createDeal(change), null, today).late_days

it('a deal is late from the Monday after its last week, in days since then', () => {
  expect(getLateDays({}, '2026-11-15')).toBeNull()
  expect(getLateDays({}, '2026-11-16')).toBe(1)
  expect(getLateDays({}, '2026-11-22')).toBe(7)
  expect(getLateDays({ delivery_week_to: null }, '2026-11-16')).toBe(8)
  expect(
    getLateDays({ delivery_week_from: '2026-W52', delivery_week_to: '2026-W53' }, '2027-01-04'),
  ).toBe(1)
})

it('a deal arrives late by the days from its last week to the ETA of its cargo', () => {
  expect(getDealDelay(createDeal(), '2026-11-18', '2026-11-10')).toEqual({
    late_days: null,
    arrives_late_days: 3,
  })
  expect(getDealDelay(createDeal({ status: 'draft' }), '2026-11-18', '2026-11-10')).toEqual({
    late_days: null,
    arrives_late_days: null,
  })
})

it('a deal without a week is not late', () => {
  expect(getLateDays({ delivery_week_from: null, delivery_week_to: null }, '2026-11-30')).toBeNull()
})

it('a portal order that the client collects is not late', () => {
  const portal_order_id = '5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a03'
  expect(getLateDays({ portal_order_id }, '2026-11-30')).toBeNull()
  expect(getLateDays({ portal_order_id, incoterms_rule: 'DAP' }, '2026-11-30')).toBe(15)
})

it.each([
  ...(['order_confirmation', 'confirmed', 'loading', 'shipped'] as const).map(
    (status) => [status, 15] as const,
  ),
  ...(['draft', 'delivered', 'completed', 'canceled'] as const).map(
    (status) => [status, null] as const,
  ),
])('a deal that is %s two weeks after its last is late by %s days', (status, days) => {
  expect(getLateDays({ status }, '2026-11-30')).toBe(days)
})
