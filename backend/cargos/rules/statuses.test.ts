import { expect, it } from 'vitest'
import { getCargoLateDays } from './statuses'

const cargo = (change: Partial<Parameters<typeof getCargoLateDays>[0]> = {}) => ({
  status: 'in_transit' as const,
  eta: '2026-11-20',
  ata: null,
  ...change,
})

it.each([
  ['is in time on its ETA', cargo(), '2026-11-20', null],
  ['is late on the day after its ETA', cargo(), '2026-11-21', 1],
  ['is late across the end of a month', cargo(), '2026-12-02', 12],
  ['is late although it was never booked', cargo({ status: 'planned' }), '2026-11-23', 3],
  ['arrived in time', cargo({ status: 'arrived', ata: '2026-11-20' }), '2026-12-20', null],
  [
    'arrived late, and remains late',
    cargo({ status: 'closed', ata: '2026-11-24' }),
    '2026-12-20',
    4,
  ],
  ['arrived on an unknown day', cargo({ status: 'delivered' }), '2026-12-20', null],
  ['is canceled', cargo({ status: 'canceled' }), '2026-12-20', null],
  ['has no ETA', cargo({ eta: null }), '2026-12-20', null],
])('a cargo %s', (_, dated, today, days) => {
  expect(getCargoLateDays(dated, today)).toBe(days)
})
