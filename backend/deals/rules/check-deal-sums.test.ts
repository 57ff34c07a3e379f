import { expect, test } from 'vitest'
import type { DealWrite } from '../contract'
import { computeDealLineAmounts, computePlannedFigures } from '../deal-figures'
import { checkDealSums } from './check-deal-sums'
import { BOARD, COMPLETE_DEAL } from './samples'

const check = (change: Partial<DealWrite>, line: Partial<DealWrite['lines'][number]> = {}) => {
  const deal = { ...COMPLETE_DEAL, ...change }
  const lines = deal.lines.map((each) =>
    computeDealLineAmounts({ ...each, ...line, specification: BOARD }, deal.currency),
  )
  return checkDealSums(deal, computePlannedFigures(deal, lines))
}
const most = '9999999999.99'
const inDollars = (exchange_rate: string | null) => ({ currency: 'USD', exchange_rate }) as const
const costs = (count: number, amount = most) => ({
  other_costs: Array.from({ length: count }, () => ({ name: 'Survey', amount })),
})

test('sums up to the largest amount are valid', () => {
  expect(check({})).toEqual([])
  expect(check({}, { quantity: '1', price: most, planned_purchase_price: most })).toEqual([])
  expect(check({ lines: [], ...costs(1) })).toEqual([])
  expect(check({ ...inDollars(null), ...costs(1) }, { planned_purchase_price: null })).toEqual([])
})

test.each([
  ['/lines', check({}, { quantity: '2', price: most })],
  ['/lines', check({}, { quantity: '2', planned_purchase_price: most })],
  ['/lines', check(costs(1))],
  ['/other_costs', check(costs(2))],
  ['/other_costs', check({ ...inDollars('0.000001'), ...costs(10) })],
  ['/exchange_rate', check(inDollars('0.000001'))],
  ['/exchange_rate', check({ ...inDollars('0.000001'), lines: [], planned_freight: '10000.00' })],
])('a sum beyond that is refused at %s', (pointer, errors) => {
  expect(errors).toEqual([{ pointer, code: 'sum_too_large' }])
})
