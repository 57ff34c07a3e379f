import { expect, it } from 'vitest'
import { findCostErrors } from './find-cost-errors'

type Terms = Parameters<typeof findCostErrors>[0]
const createTerms = (
  deal: Pick<Terms, 'currency' | 'exchange_rate'>,
  cost: Partial<Terms['other_costs'][number]>,
): Terms => ({
  ...deal,
  planned_freight: null,
  commission: null,
  other_costs: [
    { name: 'Survey', amount: '100.00', currency: 'EUR', exchange_rate: null, ...cost },
  ],
})
const EURO = { currency: 'EUR', exchange_rate: null } as const
const POUND = { currency: 'GBP', exchange_rate: '0.85' } as const

it.each([
  ['euro', EURO, {}],
  ['dollars with a rate', EURO, { currency: 'USD', exchange_rate: '1.08' }],
  ['pounds in a deal in pounds', { ...POUND, exchange_rate: null }, { currency: 'GBP' }],
  ['euro in a deal in pounds with a rate', POUND, {}],
] as const)('a cost in %s is accepted', (_, deal, cost) => {
  expect(findCostErrors(createTerms(deal, cost))).toEqual([])
})

it.each([
  ['a missing rate', EURO, { currency: 'USD' }, '/other_costs/0/exchange_rate', 'required'],
  [
    'a rate of the euro',
    EURO,
    { exchange_rate: '1' },
    '/other_costs/0/exchange_rate',
    'unexpected',
  ],
  [
    'a second rate of the deal’s currency',
    POUND,
    { currency: 'GBP', exchange_rate: '0.86' },
    '/other_costs/0/exchange_rate',
    'unexpected',
  ],
  ['an open rate of the deal', { ...POUND, exchange_rate: null }, {}, '/exchange_rate', 'required'],
  [
    'cents of yen',
    EURO,
    { currency: 'JPY', exchange_rate: '160', amount: '100.50' },
    '/other_costs/0/amount',
    'no_cents',
  ],
] as const)('a cost with %s is refused', (_, deal, cost, pointer, code) => {
  expect(findCostErrors(createTerms(deal, cost))).toMatchObject([{ pointer, code }])
})

const DOLLAR = { currency: 'USD', exchange_rate: null } as const
const AMOUNT = { kind: 'amount', value: '100.00' } as const
const PERCENT = { kind: 'percent', value: '2.00' } as const

it.each([
  [
    'freight without its rate',
    { planned_freight: { amount: '100.00', ...DOLLAR } },
    '/planned_freight/exchange_rate',
    'required',
  ],
  [
    'freight with cents of yen',
    { planned_freight: { amount: '100.50', currency: 'JPY', exchange_rate: '160' } },
    '/planned_freight/amount',
    'no_cents',
  ],
  [
    'a commission without its rate',
    { commission: { ...AMOUNT, ...DOLLAR } },
    '/commission/exchange_rate',
    'required',
  ],
  [
    'a fixed commission without a currency',
    { commission: { ...AMOUNT, currency: null, exchange_rate: null } },
    '/commission/currency',
    'required',
  ],
  [
    'a percentage in a currency',
    { commission: { ...PERCENT, ...DOLLAR } },
    '/commission/currency',
    'unexpected',
  ],
] as const)('%s is refused', (_, costs, pointer, code) => {
  const terms = { ...createTerms(EURO, {}), ...costs }
  expect(findCostErrors(terms)).toMatchObject([{ pointer, code }])
})
