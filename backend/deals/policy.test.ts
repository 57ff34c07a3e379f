import { describe, expect, it } from 'vitest'
import type { DealWrite } from './schema'
import { dealFields, getEditableDealFields, type LoggedDeal } from './policy'
import { COMPLETE_DEAL, createActor, OWNER } from './rules/samples'

const deal = { saleManagerId: OWNER, exchangeRate: null }

describe('fields', () => {
  const LATER_FIELDS = [
    'commission',
    'planned_freight',
    'other_costs',
    'notes',
    'planned_purchase_price',
  ]

  it('are all editable in a draft, except the sale manager for a sale manager', () => {
    const draft = { status: 'draft' as const, ...deal }
    expect(getEditableDealFields(createActor('admin'), draft)).toEqual(
      expect.arrayContaining([...Object.keys(COMPLETE_DEAL), 'planned_purchase_price']),
    )
    expect(getEditableDealFields(createActor('sale_manager'), draft)).not.toContain(
      'sale_manager_id',
    )
  })
  it('include later ones and the exchange rate while the deal awaits confirmation', () => {
    expect(
      getEditableDealFields(createActor('purchase_manager'), {
        status: 'order_confirmation',
        ...deal,
      }).toSorted(),
    ).toEqual([...LATER_FIELDS, 'exchange_rate'].toSorted())
  })
  it('exclude an exchange rate that is set, unless the deal is a draft', () => {
    const fixed = { ...deal, exchangeRate: '1.0932' }
    for (const role of ['sale_manager', 'purchase_manager', 'admin'] as const) {
      expect(
        getEditableDealFields(createActor(role), { status: 'order_confirmation', ...fixed }),
        role,
      ).not.toContain('exchange_rate')
      expect(
        getEditableDealFields(createActor(role), { status: 'draft', ...fixed }),
        role,
      ).toContain('exchange_rate')
    }
  })
  it.each(['confirmed', 'loading', 'shipped', 'delivered'] as const)(
    'that are not on the order confirmation are editable in status %s',
    (status) => {
      expect(getEditableDealFields(createActor('purchase_manager'), { status, ...deal })).toEqual(
        LATER_FIELDS,
      )
    },
  )
  it('printed on the order confirmation are locked once it is issued', () => {
    const printed = {
      ...COMPLETE_DEAL,
      customer_reference: 'PO 9',
      transport: { kind: 'truck' as const, count: 9 },
      port_of_discharge: 'FRLEH',
      destination: 'Le Havre',
    }
    for (const status of ['order_confirmation', 'confirmed'] as const) {
      const pointers = dealFields
        .findLockedErrors(
          COMPLETE_DEAL,
          printed,
          getEditableDealFields(createActor('admin'), { status, ...deal }),
        )
        .map(({ pointer }) => pointer)
      expect(pointers, status).toEqual([
        '/customer_reference',
        '/transport',
        '/destination',
        '/port_of_discharge',
      ])
    }
  })
  it.each(['completed', 'canceled'] as const)('are all locked in a %s deal', (status) => {
    expect(getEditableDealFields(createActor('admin'), { status, ...deal })).toEqual([])
  })

  it('give an error if locked and changed, but not for another notation of the same number', () => {
    const [line] = COMPLETE_DEAL.lines
    if (!line) throw new Error('The sample has a line.')
    const editable = getEditableDealFields(createActor('admin'), { status: 'confirmed', ...deal })
    const same = {
      ...COMPLETE_DEAL,
      notes: 'x',
      lines: [{ ...line, quantity: '40.0', planned_purchase_price: '1.00' }],
    }
    expect(dealFields.findLockedErrors(COMPLETE_DEAL, same, editable)).toEqual([])
    const other = {
      ...COMPLETE_DEAL,
      date: '2026-11-21',
      lines: [{ ...line, unit: 'pcs' as const, quantity: '41' }],
    }
    expect(
      dealFields.findLockedErrors(COMPLETE_DEAL, other, editable).map(({ pointer }) => pointer),
    ).toEqual(['/date', '/lines/0/quantity', '/lines/0/unit'])
    expect(
      dealFields.findLockedErrors(COMPLETE_DEAL, { ...COMPLETE_DEAL, lines: [] }, editable),
    ).toEqual([{ pointer: '/lines', code: 'locked' }])
  })
})

const toLoggedDeal = (deal: DealWrite): LoggedDeal => ({
  ...deal,
  client_name: 'Bois du Rhône',
  sale_manager_name: 'Ona',
  lines: deal.lines.map((one) => ({ ...one, product_name: null, currency: deal.currency })),
})

it('amounts and prices in yen are logged without cents', () => {
  const inYen: DealWrite = {
    ...COMPLETE_DEAL,
    currency: 'JPY',
    planned_freight: { amount: '90000.00', currency: 'JPY', exchange_rate: null },
    lines: COMPLETE_DEAL.lines.map((line) => ({ ...line, price: '48250.00' })),
  }
  const changed: DealWrite = {
    ...inYen,
    commission: { kind: 'amount', value: '5000.00', currency: 'JPY', exchange_rate: null },
    planned_freight: { amount: '95000.00', currency: 'JPY', exchange_rate: null },
    other_costs: [{ name: 'Fumigation', amount: '800.00', currency: 'JPY', exchange_rate: null }],
    lines: inYen.lines.map((line) => ({ ...line, price: '51251.00' })),
  }
  expect(
    dealFields
      .findChanges(toLoggedDeal(inYen), toLoggedDeal(changed))
      .map(({ field, to }) => [field, to]),
  ).toEqual([
    ['commission', '5000 JPY'],
    ['planned_freight', '95000 JPY'],
    ['other_costs', 'Fumigation 800 JPY'],
    ['price', '51251'],
  ])
})

it('every changed field is logged, lines by position, costs separately', () => {
  const [first] = COMPLETE_DEAL.lines
  if (!first) throw new Error('The sample has a line.')
  const added = { ...first, id: 'new', quantity: '2' }
  const after = {
    ...COMPLETE_DEAL,
    planned_freight: { amount: '100.00', currency: 'EUR' as const, exchange_rate: null },
    transport: { kind: 'truck' as const, count: 2 },
    lines: [added, { ...first, price: '1.00' }],
  }
  const changes = dealFields.findChanges(toLoggedDeal(COMPLETE_DEAL), toLoggedDeal(after))
  expect(changes).toEqual([
    { field: 'transport', line: null, from: 'truck', to: 'truck 2' },
    { field: 'planned_freight', line: null, from: null, to: '100.00 EUR' },
    { field: 'line', line: 1, from: null, to: 'PCAB SF 50x150x4500 2 m3' },
    { field: 'price', line: 2, from: '312.00', to: '1.00' },
  ])
  expect(dealFields.omitConfidential(changes).map(({ field }) => field)).toEqual([
    'transport',
    'line',
    'price',
  ])
  const twoLines = { ...COMPLETE_DEAL, lines: [first, added] }
  expect(
    dealFields.findChanges(
      toLoggedDeal(twoLines),
      toLoggedDeal({ ...COMPLETE_DEAL, lines: [added, first] }),
    ),
  ).toEqual([{ field: 'lines', line: null, from: '1, 2', to: '2, 1' }])
  expect(dealFields.findChanges(toLoggedDeal(twoLines), toLoggedDeal(COMPLETE_DEAL))).toEqual([
    { field: 'line', line: 2, from: 'PCAB SF 50x150x4500 2 m3', to: null },
  ])
})
