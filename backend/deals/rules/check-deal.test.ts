import { expect, test } from 'vitest'
import type { DealWrite } from '../contract'
import { changesBetween, withoutCosts, type LoggedDeal } from './changes'
import { checkDeal, type Referred } from './check-deal'
import { BOARD, FOUND, LINE, WHOLE } from './samples'

const line = (change: Partial<DealWrite['lines'][number]>): Partial<DealWrite> => ({ lines: WHOLE.lines.map((one) => ({ ...one, ...change })) })

test('a whole deal and an empty draft are both right', () => {
  expect(checkDeal(WHOLE, FOUND)).toEqual([])
  expect(checkDeal({ ...WHOLE, lines: [], delivery_week_from: null }, FOUND)).toEqual([])
  expect(checkDeal({ ...WHOLE, ...line({ quantity: '2.000', unit: 'pack' }) }, FOUND)).toEqual([])
})

test.each<[Partial<DealWrite>, string, string]>([
  [{ date: '2026-02-29' }, '/date', 'wrong_format'],
  [{ payment_terms: { kind: 'net_days', net_days: null } }, '/payment_terms/net_days', 'net_days_required'],
  [{ payment_terms: { kind: 'prepayment', net_days: 30 } }, '/payment_terms/net_days', 'unexpected'],
  [{ exchange_rate: '1.1' }, '/exchange_rate', 'unexpected'],
  [{ port_of_discharge: 'ZZLYO' }, '/port_of_discharge', 'wrong_format'],
  [{ delivery_week_from: '2025-W53' }, '/delivery_week_from', 'wrong_format'],
  [{ delivery_week_to: '2026-W49' }, '/delivery_week_to', 'week_order'],
  [{ delivery_week_from: null, delivery_week_to: '2026-W49' }, '/delivery_week_from', 'required'],
  [{ commission: { kind: 'percent', value: '100.01' } }, '/commission/value', 'too_large'],
  [line({ specification: null }), '/lines/0/specification', 'product_or_specification'],
  [line({ product_id: LINE }), '/lines/0/product_id', 'not_found'],
  [line({ unit: 'pcs', specification: { ...BOARD, width_mm: null } }), '/lines/0/specification/width_mm', 'dimensions_incomplete'],
  [line({ unit: 'pack', specification: { ...BOARD, pcs_per_pack: null } }), '/lines/0/specification/pcs_per_pack', 'dimensions_incomplete'],
  [line({ quantity: '1.5', unit: 'pcs' }), '/lines/0/quantity', 'not_whole'],
  [line({ quantity: '1.5', unit: 'pack' }), '/lines/0/quantity', 'not_whole'],
  [line({ quantity: '999999999' }), '/lines/0/quantity', 'too_large'],
  [line({ quantity: '9999999', price: '9999999999.99' }), '/lines', 'too_large'],
  [{ lines: [...WHOLE.lines, ...WHOLE.lines] }, '/lines/1/id', 'duplicate'],
])('%j is refused at %s', (change, pointer, code) => {
  expect(checkDeal({ ...WHOLE, ...change }, FOUND)).toEqual([expect.objectContaining({ pointer, code })])
})

test.each<[Partial<Referred>, string, string]>([
  [{ hasClient: false }, '/client_id', 'not_found'],
  [{ saleManager: null }, '/sale_manager_id', 'not_found'],
  [{ saleManager: { role: 'admin' } }, '/sale_manager_id', 'not_a_sale_manager'],
  [{ foreignLineIds: new Set([LINE]) }, '/lines/0/id', 'duplicate'],
])('a reference that does not hold is refused: %j', (change, pointer, code) => {
  expect(checkDeal(WHOLE, { ...FOUND, ...change })).toEqual([{ pointer, code }])
})

test('a product that can not be sold in a unit says so at the unit', () => {
  const products = new Map([[LINE, { specification: { ...BOARD, pcs_per_pack: null } }]])
  expect(checkDeal({ ...WHOLE, ...line({ product_id: LINE, unit: 'pack' }) }, { ...FOUND, products })).toEqual([
    { pointer: '/lines/0/unit', code: 'cannot_convert', params: { why: 'no_pack_size' } },
  ])
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
  const after = { ...WHOLE, planned_freight: '100.00', transport: { kind: 'truck' as const, count: 2 }, lines: [added, { ...first, price: '1.00' }] }
  const changes = changesBetween(logged(WHOLE), logged(after))
  expect(changes).toEqual([
    { field: 'transport', line: null, from: 'truck', to: 'truck 2' },
    { field: 'planned_freight', line: null, from: null, to: '100.00' },
    { field: 'line', line: 1, from: null, to: 'PCAB SF 50x150x4500 2 m3' },
    { field: 'price', line: 2, from: '312.00', to: '1.00' },
  ])
  expect(withoutCosts(changes).map(({ field }) => field)).toEqual(['transport', 'line', 'price'])
  const twoLines = { ...WHOLE, lines: [first, added] }
  expect(changesBetween(logged(twoLines), logged({ ...WHOLE, lines: [added, first] }))).toEqual([
    { field: 'lines', line: null, from: '1, 2', to: '2, 1' },
  ])
  expect(changesBetween(logged(twoLines), logged(WHOLE))).toEqual([
    { field: 'line', line: 2, from: 'PCAB SF 50x150x4500 2 m3', to: null },
  ])
})
