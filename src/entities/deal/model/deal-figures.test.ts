import { expect, it } from 'vitest'
import {
  computeDealFigures,
  findUnknownCost,
  type FigureTerms,
  type DealLineFigures,
} from './deal-figures'

const line: DealLineFigures = {
  volume: '10.000',
  weightKg: 4800,
  amounts: { price: '3000.00', planned_purchase_price: '2000.00' },
}
const terms: FigureTerms = {
  currency: 'EUR',
  exchange_rate: null,
  commission: null,
  planned_freight: null,
  other_costs: [],
  charges: [],
}

const computeMargin = (changes: Partial<FigureTerms>, lines = [line]) =>
  computeDealFigures(lines, { ...terms, ...changes }, true).margin?.amount

it('the margin is computed once all prices and costs are known', () => {
  expect(computeMargin({})).toBe('1000.00')
  expect(
    computeMargin({
      commission: { kind: 'percent', value: '3.00', currency: null, exchange_rate: null },
      planned_freight: null,
      other_costs: [{ name: 'Fee', amount: '10.00', currency: 'EUR', exchange_rate: null }],
    }),
  ).toBe('900.00')
})

it('a cost in another currency is converted once its rate is known', () => {
  const fee = { name: 'Fee', amount: '100.00', currency: 'USD' } as const
  expect(computeMargin({ other_costs: [{ ...fee, exchange_rate: '1.25' }] })).toBe('920.00')
  expect(computeMargin({ other_costs: [{ ...fee, exchange_rate: '' }] })).toBeNull()
  const freight = { amount: '100.00', currency: 'USD' } as const
  expect(computeMargin({ planned_freight: { ...freight, exchange_rate: '1.25' } })).toBe('920.00')
  expect(computeMargin({ planned_freight: { ...freight, exchange_rate: '' } })).toBeNull()
  const fixed = { kind: 'amount', value: '100.00', currency: 'USD' } as const
  expect(computeMargin({ commission: { ...fixed, exchange_rate: '1.25' } })).toBe('920.00')
  expect(computeMargin({ commission: { ...fixed, exchange_rate: '' } })).toBeNull()
})

it.each<[Partial<FigureTerms>, ReturnType<typeof findUnknownCost>]>([
  [
    { commission: { kind: 'percent', value: '', currency: null, exchange_rate: null } },
    'commission',
  ],
  [
    { commission: { kind: 'percent', value: 'three', currency: null, exchange_rate: null } },
    'commission',
  ],
  [
    { commission: { kind: 'amount', value: ' 1.250', currency: 'EUR', exchange_rate: null } },
    'commission',
  ],
  [
    { planned_freight: { amount: '£100', currency: 'EUR', exchange_rate: null } },
    'planned_freight',
  ],
  [
    {
      currency: 'JPY',
      planned_freight: { amount: '100000.50', currency: 'JPY' as const, exchange_rate: null },
    },
    'planned_freight',
  ],
  [
    {
      currency: 'JPY',
      commission: { kind: 'amount', value: '10.50', currency: 'JPY', exchange_rate: null },
    },
    'commission',
  ],
  [
    { other_costs: [{ name: 'Fee', amount: '', currency: 'EUR', exchange_rate: null }] },
    'other_costs',
  ],
])('a deal has no margin while a cost is invalid: %j', (open, cost) => {
  expect(findUnknownCost({ ...terms, ...open })).toBe(cost)
  expect(computeMargin(open)).toBeNull()
})

it.each(['price', 'planned_purchase_price'] as const)(
  'a deal has no margin while a line has no amount for its %s',
  (name) => {
    expect(
      computeMargin({}, [line, { ...line, amounts: { ...line.amounts, [name]: null } }]),
    ).toBeNull()
  },
)
