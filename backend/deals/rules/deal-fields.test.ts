import { describe, expect, test } from 'vitest'
import type { DealWrite } from '../contract'
import { dealFields, type LoggedDeal } from './deal-fields'
import { editableFields } from './editable-fields'
import { OWNER, person, WHOLE } from './samples'

const deal = { saleManagerId: OWNER, exchangeRate: null }

describe('fields', () => {
  const LATER = ['commission', 'planned_freight', 'other_costs', 'notes', 'planned_purchase_price']

  test('of a draft are all open, save that a sale manager stays its sale manager', () => {
    const draft = { status: 'draft' as const, ...deal }
    expect(editableFields(person('admin'), draft)).toEqual(
      expect.arrayContaining([...Object.keys(WHOLE), 'planned_purchase_price']),
    )
    expect(editableFields(person('sale_manager'), draft)).not.toContain('sale_manager_id')
  })
  test('of a deal that waits for its confirmation are the later ones, and the exchange rate that the confirmation freezes', () => {
    expect(
      editableFields(person('purchase_manager'), {
        status: 'order_confirmation',
        ...deal,
      }).toSorted(),
    ).toEqual([...LATER, 'exchange_rate'].toSorted())
  })
  test('of such a deal leave its exchange rate alone once that is set, which only a draft changes', () => {
    const fixed = { ...deal, exchangeRate: '1.0932' }
    for (const role of ['sale_manager', 'purchase_manager', 'admin'] as const) {
      expect(
        editableFields(person(role), { status: 'order_confirmation', ...fixed }),
        role,
      ).not.toContain('exchange_rate')
      expect(editableFields(person(role), { status: 'draft', ...fixed }), role).toContain(
        'exchange_rate',
      )
    }
  })
  test.each(['confirmed', 'loading', 'shipped', 'delivered'] as const)(
    'of a deal in %s are those that no paper of the client shows',
    (status) => {
      expect(editableFields(person('purchase_manager'), { status, ...deal })).toEqual(LATER)
    },
  )
  test('that the order confirmation prints are locked once it is issued', () => {
    const printed = {
      ...WHOLE,
      customer_reference: 'PO 9',
      transport: { kind: 'truck' as const, count: 9 },
      port_of_discharge: 'FRLEH',
      destination: 'Le Havre',
    }
    for (const status of ['order_confirmation', 'confirmed'] as const) {
      const pointers = dealFields
        .locked(WHOLE, printed, editableFields(person('admin'), { status, ...deal }))
        .map(({ pointer }) => pointer)
      expect(pointers, status).toEqual([
        '/customer_reference',
        '/transport',
        '/destination',
        '/port_of_discharge',
      ])
    }
  })
  test.each(['completed', 'canceled'] as const)('of a deal in %s are all closed', (status) => {
    expect(editableFields(person('admin'), { status, ...deal })).toEqual([])
  })

  test('that are locked are named where they differ, and not where only the writing does', () => {
    const [line] = WHOLE.lines
    if (!line) throw new Error('The sample has a line.')
    const editable = editableFields(person('admin'), { status: 'confirmed', ...deal })
    const same = {
      ...WHOLE,
      notes: 'x',
      lines: [{ ...line, quantity: '40.0', planned_purchase_price: '1.00' }],
    }
    expect(dealFields.locked(WHOLE, same, editable)).toEqual([])
    const other = {
      ...WHOLE,
      date: '2026-11-21',
      lines: [{ ...line, unit: 'pcs' as const, quantity: '41' }],
    }
    expect(dealFields.locked(WHOLE, other, editable).map(({ pointer }) => pointer)).toEqual([
      '/date',
      '/lines/0/quantity',
      '/lines/0/unit',
    ])
    expect(dealFields.locked(WHOLE, { ...WHOLE, lines: [] }, editable)).toEqual([
      { pointer: '/lines', code: 'locked' },
    ])
  })
})

test('every field that differs is logged, lines by their place, costs apart', () => {
  const logged = (deal: DealWrite): LoggedDeal => ({
    ...deal,
    client_name: 'Bois du Rhône',
    sale_manager_name: 'Ona',
    lines: deal.lines.map((one) => ({ ...one, product_name: null })),
  })
  const [first] = WHOLE.lines
  if (!first) throw new Error('The sample has a line.')
  const added = { ...first, id: 'new', quantity: '2' }
  const after = {
    ...WHOLE,
    planned_freight: '100.00',
    transport: { kind: 'truck' as const, count: 2 },
    lines: [added, { ...first, price: '1.00' }],
  }
  const changes = dealFields.changes(logged(WHOLE), logged(after))
  expect(changes).toEqual([
    { field: 'transport', line: null, from: 'truck', to: 'truck 2' },
    { field: 'planned_freight', line: null, from: null, to: '100.00' },
    { field: 'line', line: 1, from: null, to: 'PCAB SF 50x150x4500 2 m3' },
    { field: 'price', line: 2, from: '312.00', to: '1.00' },
  ])
  expect(dealFields.withoutConfidential(changes).map(({ field }) => field)).toEqual([
    'transport',
    'line',
    'price',
  ])
  const twoLines = { ...WHOLE, lines: [first, added] }
  expect(dealFields.changes(logged(twoLines), logged({ ...WHOLE, lines: [added, first] }))).toEqual(
    [{ field: 'lines', line: null, from: '1, 2', to: '2, 1' }],
  )
  expect(dealFields.changes(logged(twoLines), logged(WHOLE))).toEqual([
    { field: 'line', line: 2, from: 'PCAB SF 50x150x4500 2 m3', to: null },
  ])
})
