import { expect, test } from 'vitest'
import { operations } from '@/shared/api/generated/operations'
import type { Role } from '../contract'
import { OWNER, otherSeller, person } from './samples'
import { mayAttach, recordReaders, scopeOf, seesDeal, seesMargin, worksOn } from './scope'

const deal = { saleManagerId: OWNER }

/** Sees an unconfirmed deal, sees a confirmed one, sees the margin, works on it, attaches, comments. */
test.each<[Role, boolean, boolean, boolean, boolean, boolean, boolean]>([
  ['sale_manager', true, true, true, true, true, true],
  ['purchase_manager', true, true, true, true, true, true],
  ['cargo_manager', false, true, false, false, true, true],
  ['purchase_agent', false, true, false, false, false, false],
  ['global_manager', true, true, true, true, true, true],
  ['admin', true, true, true, true, true, true],
  ['client', false, false, false, false, false, false],
  ['manager', false, false, false, false, false, false],
  ['country_manager', false, false, false, false, false, false],
])('what a %s sees and does', (role, draft, confirmed, margin, works, attaches, comments) => {
  const actor = person(role)
  expect(seesDeal(actor, { wasConfirmed: false })).toBe(draft)
  expect(seesDeal(actor, { wasConfirmed: true })).toBe(confirmed)
  expect(seesMargin(actor, deal)).toBe(margin)
  expect(worksOn(actor, deal)).toBe(works)
  expect(mayAttach(actor, deal)).toBe(attaches)
  expect(recordReaders.includes(role)).toBe(comments)
})

test('another sale manager sees the deal, not its margin, and neither works on it nor attaches', () => {
  expect(seesDeal(otherSeller, { wasConfirmed: false })).toBe(true)
  expect(seesMargin(otherSeller, deal)).toBe(false)
  expect(worksOn(otherSeller, deal)).toBe(false)
  expect(mayAttach(otherSeller, deal)).toBe(false)
})

test('who writes deals sees all of them, and may be told what was last agreed in another', () => {
  const writers = [
    ...operations.previewDeal.roles,
    ...operations.createDeal.roles,
    ...operations.updateDeal.roles,
  ]
  expect(new Set(writers.map(scopeOf))).toEqual(new Set(['all']))
})
