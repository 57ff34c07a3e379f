import { expect, it } from 'vitest'
import {
  getLinkState,
  getQuotationState,
  hasChangedSince,
  type QuotationStateColumns,
} from './quotation-state'

const TODAY = '2026-11-20'
const open: QuotationStateColumns = {
  answer: null,
  superseded_at: null,
  is_changed: 0,
  valid_until: TODAY,
}

it.each([
  ['is open on its last day', {}, 'draft', 'open', 'open'],
  ['expires after it', { valid_until: '2026-11-19' }, 'draft', 'expired', 'expired'],
  [
    'is changed rather than expired',
    { is_changed: 1, valid_until: '2026-11-19' },
    'draft',
    'changed',
    'changed',
  ],
  [
    'keeps its answer after a change',
    { answer: 'accepted', is_changed: 1 },
    'draft',
    'accepted',
    'accepted',
  ],
  [
    'keeps its answer once the deal is issued',
    { answer: 'accepted' },
    'confirmed',
    'accepted',
    'accepted',
  ],
  ['is closed by an order confirmation', {}, 'order_confirmation', 'closed', 'confirmed'],
  ['is closed by a cancellation', {}, 'canceled', 'closed', 'canceled'],
  [
    'says that an accepted deal was canceled',
    { answer: 'accepted' },
    'canceled',
    'accepted',
    'canceled',
  ],
  [
    'is replaced by the next one, even if answered',
    { answer: 'declined', superseded_at: TODAY },
    'draft',
    'superseded',
    'superseded',
  ],
] as const)('a quotation %s', (_, change, status, state, linkState) => {
  const quotation = { ...open, ...change }
  expect(getQuotationState(quotation, status, TODAY)).toBe(state)
  expect(getLinkState(quotation, status, TODAY)).toBe(linkState)
})

it('an accepted quotation is not called changed once the deal is confirmed', () => {
  const changed = { is_changed: 1 }
  expect(hasChangedSince(changed, 'draft')).toBe(true)
  expect(hasChangedSince(changed, 'order_confirmation')).toBe(true)
  expect(hasChangedSince(changed, 'confirmed')).toBe(false)
  expect(hasChangedSince({ is_changed: 0 }, 'draft')).toBe(false)
})
