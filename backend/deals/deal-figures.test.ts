import { expect, it } from 'vitest'
import type { DealStatus } from './schema'
import { getDealLateDays } from './deal-figures'

const createDeal = (change: Partial<Parameters<typeof getDealLateDays>[0]> = {}) => ({
  status: 'confirmed' as DealStatus,
  delivery_week_from: '2026-W45',
  delivery_week_to: '2026-W46',
  ...change,
})

it('a deal is late from the Monday after its last week, in days since then', () => {
  expect(getDealLateDays(createDeal(), '2026-11-15')).toBeNull()
  expect(getDealLateDays(createDeal(), '2026-11-16')).toBe(1)
  expect(getDealLateDays(createDeal(), '2026-11-22')).toBe(7)
  expect(getDealLateDays(createDeal({ delivery_week_to: null }), '2026-11-16')).toBe(8)
  expect(
    getDealLateDays(
      createDeal({ delivery_week_from: '2026-W52', delivery_week_to: '2026-W53' }),
      '2027-01-04',
    ),
  ).toBe(1)
})

it('a deal without a week is not late', () => {
  expect(
    getDealLateDays(createDeal({ delivery_week_from: null, delivery_week_to: null }), '2026-11-30'),
  ).toBeNull()
})

it.each([
  ...(['order_confirmation', 'confirmed', 'loading', 'shipped'] as const).map(
    (status) => [status, 15] as const,
  ),
  ...(['draft', 'delivered', 'completed', 'canceled'] as const).map(
    (status) => [status, null] as const,
  ),
])('a deal that is %s two weeks after its last is late by %s days', (status, days) => {
  expect(getDealLateDays(createDeal({ status }), '2026-11-30')).toBe(days)
})
