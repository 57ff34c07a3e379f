import { expect, it } from 'vitest'
import { operations } from '@contract/operations'
import type { Role } from '../../call'
import { OWNER, OTHER_SALE_MANAGER, createActor } from './samples'
import {
  canAttachToDeal,
  DEAL_READER_ROLES,
  getDealScope,
  canSeeDeal,
  canSeeMargin,
  canWorkOnDeal,
} from './permissions'

const deal = { saleManagerId: OWNER }

/** Columns: sees an unconfirmed deal, a confirmed one and the margin, edits, attaches, comments. */
it.each<[Role, boolean, boolean, boolean, boolean, boolean, boolean]>([
  ['sale_manager', true, true, true, true, true, true],
  ['purchase_manager', true, true, true, true, true, true],
  ['cargo_manager', false, true, false, false, true, true],
  ['purchase_agent', false, true, false, false, false, false],
  ['global_manager', true, true, true, true, true, true],
  ['admin', true, true, true, true, true, true],
  ['client', false, false, false, false, false, false],
  ['manager', false, false, false, false, false, false],
  ['country_manager', false, false, false, false, false, false],
])(
  'a %s has the expected permissions',
  (role, draft, confirmed, margin, works, attaches, comments) => {
    const actor = createActor(role)
    expect(canSeeDeal(actor, { wasConfirmed: false })).toBe(draft)
    expect(canSeeDeal(actor, { wasConfirmed: true })).toBe(confirmed)
    expect(canSeeMargin(actor, deal)).toBe(margin)
    expect(canWorkOnDeal(actor, deal)).toBe(works)
    expect(canAttachToDeal(actor, deal)).toBe(attaches)
    expect(DEAL_READER_ROLES.includes(role)).toBe(comments)
  },
)

it('another sale manager sees the deal, but not its margin, and cannot edit or attach', () => {
  expect(canSeeDeal(OTHER_SALE_MANAGER, { wasConfirmed: false })).toBe(true)
  expect(canSeeMargin(OTHER_SALE_MANAGER, deal)).toBe(false)
  expect(canWorkOnDeal(OTHER_SALE_MANAGER, deal)).toBe(false)
  expect(canAttachToDeal(OTHER_SALE_MANAGER, deal)).toBe(false)
})

it('roles that write deals see all deals, and so their last rates and prices', () => {
  const writers = [
    ...operations.previewDeal.roles,
    ...operations.createDeal.roles,
    ...operations.updateDeal.roles,
  ]
  expect(new Set(writers.map(getDealScope))).toEqual(new Set(['all']))
})
