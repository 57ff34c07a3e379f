import { expect, test } from 'vitest'
import { shownFree } from '@backend/baskets/rules/shown-free'
import { isMoreTold } from './is-more-told'

const told = (packs: number, sees_full_amounts: number) =>
  isMoreTold(shownFree(packs, { role: 'client' }, { sees_full_amounts }), 'client')

test('a buyer without full amounts is told of more than five, and of no number', () => {
  expect([5, 6, 40].map((packs) => told(packs, 0))).toEqual([false, true, true])
  expect([5, 40].map((packs) => told(packs, 1))).toEqual([false, false])
})
test('those who serve companies read the number', () => {
  expect(isMoreTold(6, 'manager')).toBe(false)
})
