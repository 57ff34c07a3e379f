import { expect, it } from 'vitest'
import type { DealWrite } from '../schema'
import { checkDeal, type CheckedReferences, checkDealSums } from './check-deal'
import { BOARD } from '../../wood-lines/samples'
import { FOUND_REFERENCES, LINE, COMPLETE_DEAL } from './samples'
import { computeDealLineAmounts, computePlannedFigures } from '../deal-figures'

const createLine = (change: Partial<DealWrite['lines'][number]>): Partial<DealWrite> => ({
  lines: COMPLETE_DEAL.lines.map((one) => ({ ...one, ...change })),
})

it('a complete deal and an empty draft have no errors', () => {
  expect(checkDeal(COMPLETE_DEAL, FOUND_REFERENCES)).toEqual([])
  expect(
    checkDeal({ ...COMPLETE_DEAL, lines: [], delivery_week_from: null }, FOUND_REFERENCES),
  ).toEqual([])
  expect(
    checkDeal(
      { ...COMPLETE_DEAL, ...createLine({ quantity: '2.000', unit: 'pack' }) },
      FOUND_REFERENCES,
    ),
  ).toEqual([])
})

it.each<[Partial<DealWrite>, string, string]>([
  [{ date: '2026-02-29' }, '/date', 'wrong_format'],
  [
    { payment_terms: { kind: 'net_days', net_days: null } },
    '/payment_terms/net_days',
    'net_days_required',
  ],
  [
    { payment_terms: { kind: 'prepayment', net_days: 30 } },
    '/payment_terms/net_days',
    'unexpected',
  ],
  [{ exchange_rate: '1.1' }, '/exchange_rate', 'unexpected'],
  [{ port_of_discharge: 'ZZLYO' }, '/port_of_discharge', 'wrong_format'],
  [{ delivery_week_from: '2025-W53' }, '/delivery_week_from', 'wrong_format'],
  [{ delivery_week_to: '2026-W49' }, '/delivery_week_to', 'week_order'],
  [{ delivery_week_from: null, delivery_week_to: '2026-W49' }, '/delivery_week_from', 'required'],
  [
    { commission: { kind: 'percent', value: '100.01', currency: null, exchange_rate: null } },
    '/commission/value',
    'too_large',
  ],
  [{ currency: 'JPY', ...createLine({ price: '48250.50' }) }, '/lines/0/price', 'no_cents'],
  [
    {
      currency: 'JPY',
      ...createLine({ price: '48250.00' }),
      planned_freight: { amount: '90000.50', currency: 'JPY', exchange_rate: null },
    },
    '/planned_freight/amount',
    'no_cents',
  ],
  [createLine({ specification: null }), '/lines/0/specification', 'product_or_specification'],
  [createLine({ product_id: LINE }), '/lines/0/product_id', 'not_found'],
  [
    createLine({ unit: 'pcs', specification: { ...BOARD, width_mm: null } }),
    '/lines/0/specification/width_mm',
    'dimensions_incomplete',
  ],
  [
    createLine({ unit: 'pack', specification: { ...BOARD, pcs_per_pack: null } }),
    '/lines/0/specification/pcs_per_pack',
    'dimensions_incomplete',
  ],
  [createLine({ quantity: '1.5', unit: 'pcs' }), '/lines/0/quantity', 'not_whole'],
  [createLine({ quantity: '1.5', unit: 'pack' }), '/lines/0/quantity', 'not_whole'],
  [createLine({ quantity: '999999999' }), '/lines/0/quantity', 'too_large'],
  [
    createLine({ price_unit: 'pcs', specification: { ...BOARD, length_mm: null } }),
    '/lines/0/specification/length_mm',
    'dimensions_incomplete',
  ],
  [{ lines: [...COMPLETE_DEAL.lines, ...COMPLETE_DEAL.lines] }, '/lines/1/id', 'duplicate'],
])('%j is refused at %s', (change, pointer, code) => {
  expect(checkDeal({ ...COMPLETE_DEAL, ...change }, FOUND_REFERENCES)).toEqual([
    expect.objectContaining({ pointer, code }),
  ])
})

it.each<[Partial<CheckedReferences>, string, string]>([
  [{ hasClient: false }, '/client_id', 'not_found'],
  [{ saleManager: null }, '/sale_manager_id', 'not_found'],
  [{ saleManager: { role: 'admin' } }, '/sale_manager_id', 'not_a_sale_manager'],
  [{ foreignLineIds: new Set([LINE]) }, '/lines/0/id', 'duplicate'],
])('an invalid reference is refused: %j', (change, pointer, code) => {
  expect(checkDeal(COMPLETE_DEAL, { ...FOUND_REFERENCES, ...change })).toEqual([{ pointer, code }])
})

it('a product that cannot be sold or priced in a unit gives an error at that unit', () => {
  const products = new Map([[LINE, { specification: { ...BOARD, pcs_per_pack: null } }]])
  expect(
    checkDeal(
      { ...COMPLETE_DEAL, ...createLine({ product_id: LINE, unit: 'pack' }) },
      { ...FOUND_REFERENCES, products },
    ),
  ).toEqual([{ pointer: '/lines/0/unit', code: 'cannot_convert', params: { why: 'no_pack_size' } }])
  expect(
    checkDeal(
      { ...COMPLETE_DEAL, ...createLine({ product_id: LINE, price_unit: 'pack' }) },
      { ...FOUND_REFERENCES, products },
    ),
  ).toEqual([
    { pointer: '/lines/0/price_unit', code: 'cannot_convert', params: { why: 'no_pack_size' } },
  ])
})

const check = (change: Partial<DealWrite>, line: Partial<DealWrite['lines'][number]> = {}) => {
  const deal = { ...COMPLETE_DEAL, ...change }
  const lines = deal.lines.map((each) =>
    computeDealLineAmounts({ ...each, ...line, specification: BOARD }, deal.currency),
  )
  return checkDealSums(deal, computePlannedFigures(deal, lines))
}
const most = '9999999999.99'
const createDollarTerms = (exchange_rate: string | null) =>
  ({ currency: 'USD', exchange_rate }) as const
const createCosts = (count: number, currency: 'EUR' | 'USD' = 'EUR') => ({
  other_costs: Array.from({ length: count }, () => ({
    name: 'Survey',
    amount: most,
    currency,
    exchange_rate: null,
  })),
})

it('sums up to the largest amount are valid', () => {
  expect(check({})).toEqual([])
  expect(check({}, { quantity: '1', price: most, planned_purchase_price: most })).toEqual([])
  expect(check({ lines: [], ...createCosts(1) })).toEqual([])
  expect(
    check(
      { ...createDollarTerms(null), ...createCosts(1, 'USD') },
      { planned_purchase_price: null },
    ),
  ).toEqual([])
})

it.each([
  ['/lines', check({}, { quantity: '2', price: most })],
  ['/lines', check({}, { quantity: '2', planned_purchase_price: most })],
  ['/lines', check(createCosts(1))],
  ['/other_costs', check(createCosts(2))],
  ['/other_costs', check({ ...createDollarTerms('0.000001'), ...createCosts(10, 'USD') })],
  ['/exchange_rate', check(createDollarTerms('0.000001'))],
  [
    '/exchange_rate',
    check({
      ...createDollarTerms('0.000001'),
      lines: [],
      planned_freight: { amount: '10000.00', currency: 'USD', exchange_rate: null },
    }),
  ],
])('a sum beyond that is refused at %s', (pointer, errors) => {
  expect(errors).toEqual([{ pointer, code: 'sum_too_large' }])
})
