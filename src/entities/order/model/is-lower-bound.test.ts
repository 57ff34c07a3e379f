import { expect, test } from 'vitest'
import { toShownFreePacks } from '@backend/baskets/rules/choose-free-lots'
import { isLowerBound } from './use-format-free-packs'

const isShownAsLowerBound = (packs: number, sees_full_amounts: number) =>
  isLowerBound(toShownFreePacks(packs, 0, { role: 'client' }, { sees_full_amounts }), 'client')

test('shows "more than five" to a client without full amounts', () => {
  expect([5, 6, 40].map((packs) => isShownAsLowerBound(packs, 0))).toEqual([false, true, true])
  expect([5, 40].map((packs) => isShownAsLowerBound(packs, 1))).toEqual([false, false])
})
test('shows the exact number to a manager', () => {
  expect(isLowerBound(6, 'manager')).toBe(false)
})
