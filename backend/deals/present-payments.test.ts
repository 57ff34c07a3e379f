import { expect, test } from 'vitest'
import { payableCents } from './present-payments'

const AGREED = { revenue_cents: 1_248_000, revenue_eur_cents: 1_123_200 }

test.each([
  [null, 1_248_000],
  [1_067_040, 1_248_000],
  [1_168_128, 1_297_920],
])('a deal of 12,480.00 of which %s euro cents are loaded can be paid up to %s cents', (actual_revenue_eur_cents, payable) => {
  expect(payableCents({ ...AGREED, actual_revenue_eur_cents })).toBe(payable)
})
