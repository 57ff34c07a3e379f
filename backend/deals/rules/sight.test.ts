import { describe, expect, test } from 'vitest'
import type { Role } from '../contract'
import { allowedActions } from './allowed-actions'
import { editableFields } from './editable-fields'
import { lockedChanges } from './locked-fields'
import { OWNER, otherSeller, person, subject, WHOLE } from './samples'
import { mayAttach, mayComment, seesDeal, seesMargin, worksOn } from './scope'
import { transitionsFor } from './transitions'

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
  expect(mayComment(actor)).toBe(comments)
})

test('another sale manager sees the deal, not its margin, and may only comment', () => {
  expect(seesDeal(otherSeller, { wasConfirmed: false })).toBe(true)
  expect(seesMargin(otherSeller, deal)).toBe(false)
  expect(allowedActions(otherSeller, subject(), transitionsFor(otherSeller, subject()))).toEqual(['comment'])
})

describe('fields', () => {
  const LATER = ['customer_reference', 'transport', 'port_of_discharge', 'commission', 'planned_freight', 'other_costs', 'notes', 'planned_purchase_price']

  test('of a draft are all open, save that a sale manager stays its sale manager', () => {
    const draft = { status: 'draft' as const, ...deal }
    expect(editableFields(person('admin'), draft)).toEqual(expect.arrayContaining([...Object.keys(WHOLE), 'planned_purchase_price']))
    expect(editableFields(person('sale_manager'), draft)).not.toContain('sale_manager_id')
  })
  test('of a deal that waits for its confirmation are the later ones, and the exchange rate that the confirmation freezes', () => {
    expect(editableFields(person('purchase_manager'), { status: 'order_confirmation', ...deal })).toEqual([...LATER, 'exchange_rate'])
  })
  test.each(['confirmed', 'loading', 'shipped', 'delivered'] as const)('of a deal in %s are what it costs us, and what is often known only later', (status) => {
    expect(editableFields(person('purchase_manager'), { status, ...deal })).toEqual(LATER)
  })
  test.each(['completed', 'canceled'] as const)('of a deal in %s are all closed', (status) => {
    expect(editableFields(person('admin'), { status, ...deal })).toEqual([])
  })

  test('that are locked are named where they differ, and not where only the writing does', () => {
    const [line] = WHOLE.lines
    if (!line) throw new Error('The sample has a line.')
    const editable = editableFields(person('admin'), { status: 'confirmed', ...deal })
    const same = { ...WHOLE, notes: 'x', lines: [{ ...line, quantity: '40.0', planned_purchase_price: '1.00' }] }
    expect(lockedChanges(WHOLE, same, editable)).toEqual([])
    const other = { ...WHOLE, date: '2026-11-21', lines: [{ ...line, unit: 'pcs' as const, quantity: '41' }] }
    expect(lockedChanges(WHOLE, other, editable).map(({ pointer }) => pointer)).toEqual(['/date', '/lines/0/quantity', '/lines/0/unit'])
    expect(lockedChanges(WHOLE, { ...WHOLE, lines: [] }, editable)).toEqual([{ pointer: '/lines', code: 'locked' }])
  })
})

test('the credit override is offered to a global manager alone', () => {
  const stopped = subject({ status: 'order_confirmation', client: { status: 'blocked', creditLimitEur: null, exposureEur: '0.00' } })
  const actions = (role: Role) => allowedActions(person(role), stopped, transitionsFor(person(role), stopped))
  expect(actions('admin')).toEqual(['change', 'comment', 'attach', 'to_draft', 'to_canceled', 'override_credit'])
  expect(actions('sale_manager')).toEqual(['change', 'comment', 'attach', 'to_draft', 'to_canceled'])
})
