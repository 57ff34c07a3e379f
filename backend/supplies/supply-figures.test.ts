import { expect, it } from 'vitest'
import type { SupplyStatus } from './schema'
import { getSupplyLateDays } from './supply-figures'

it.each<[SupplyStatus, string | null, number | null]>([
  ['ordered', '2026-W46', 5],
  ['confirmed', '2026-W46', 5],
  ['in_production', '2026-W46', 5],
  ['in_production', '2026-W47', null],
  ['ordered', null, null],
  ['draft', '2026-W46', null],
  ['ready', '2026-W46', null],
  ['canceled', '2026-W46', null],
])('on 20 November 2026 a %s supply for %s is late by %s', (status, ready_week, days) => {
  expect(getSupplyLateDays({ status, ready_week }, '2026-11-20')).toBe(days)
})
