import { expect, it } from 'vitest'
import { computeActualFigures, getBestMarginKind } from './figures'

const deal = {
  currency: 'EUR' as const,
  exchange_rate: null,
  commission: { kind: 'percent' as const, value: '2.00', currency: null, exchange_rate: null },
  planned_freight: { amount: '1200.00', currency: 'EUR' as const, exchange_rate: null },
  other_costs: [],
  charges: [],
}
const line = {
  volume_l: 40_000,
  weight_kg: 18_800,
  amount_cents: 1_248_000,
  loaded_l: 20_000,
  loaded_cost_cents: 480_000,
}

it('a deal without loads has no actual figures', () => {
  expect(computeActualFigures(deal, null, [{ ...line, loaded_l: 0 }])).toBeNull()
})

it('half a loaded line has half its revenue and planned freight, at the price paid', () => {
  // 6240.00 - 4800.00 - 600.00 - 2 % of 6240.00
  expect(computeActualFigures(deal, null, [line])).toMatchObject({
    volume_m3: '20.000',
    weight_kg: 9400,
    revenue: '6240.00',
    margin: { purchase_cost: '4800.00', freight: '600.00', commission: '124.80', amount: '715.20' },
  })
})

it('the loaded part of an amount is an amount of its currency', () => {
  const terms = {
    ...deal,
    currency: 'JPY' as const,
    exchange_rate: '160.0000',
    commission: null,
    charges: [
      {
        kind: 'freight' as const,
        text: null,
        basis: 'amount' as const,
        quantity: null,
        value: '1001.00',
      },
    ],
  }
  expect(computeActualFigures(terms, null, [{ ...line, amount_cents: 200_100 }])).toMatchObject({
    goods: '1001.00',
    charges: '501.00',
    revenue: '1502.00',
  })
})

it('a half-loaded deal has half of its planned fixed costs', () => {
  const planned = {
    ...deal,
    commission: {
      kind: 'amount' as const,
      value: '200.00',
      currency: 'EUR' as const,
      exchange_rate: null,
    },
    other_costs: [
      { name: 'Survey', amount: '300.00', currency: 'EUR' as const, exchange_rate: null },
    ],
  }
  // 6240.00 - 4800.00 - 600.00 - 150.00 - 100.00
  const margin = {
    purchase_cost: '4800.00',
    freight: '600.00',
    other_costs: '150.00',
    commission: '100.00',
    amount: '590.00',
  }
  expect(computeActualFigures(planned, null, [line])?.margin).toMatchObject(margin)
  // The share goes by volume over all lines: 20 of 80 m3.
  const quarter = { freight: '300.00', other_costs: '75.00', commission: '50.00' }
  expect(
    computeActualFigures(planned, null, [line, { ...line, loaded_l: 0 }])?.margin,
  ).toMatchObject(quarter)
  // Known freight belongs to the loaded wood, so it is not scaled.
  expect(computeActualFigures(planned, '900.00', [line])?.margin).toMatchObject({
    freight: '900.00',
    other_costs: '150.00',
  })
})

it('a cost in another currency is converted before its loaded part is taken', () => {
  // 0.10 dollars are 0.07 euro, of which half is 0.04; half of the dollars would be 0.03 euro.
  const fee = { name: 'Survey', amount: '0.10', currency: 'USD' as const, exchange_rate: '1.5' }
  expect(
    computeActualFigures({ ...deal, other_costs: [fee] }, null, [line])?.margin.other_costs,
  ).toBe('0.04')
  const { name: _, ...freight } = fee
  const commission = { ...freight, kind: 'amount' as const, value: freight.amount }
  expect(
    computeActualFigures({ ...deal, planned_freight: freight, commission }, null, [line])?.margin,
  ).toMatchObject({ freight: '0.04', commission: '0.04' })
})

it('planned costs do not grow with wood loaded beyond the agreed volume', () => {
  const over = { ...line, loaded_l: 44_000 }
  expect(
    computeActualFigures(
      {
        ...deal,
        other_costs: [
          { name: 'Survey', amount: '300.00', currency: 'EUR' as const, exchange_rate: null },
        ],
      },
      null,
      [over],
    ),
  ).toMatchObject({
    revenue: '13728.00',
    margin: { freight: '1200.00', other_costs: '300.00' },
  })
})

it('a half-loaded deal has half of its charges, and all once everything is loaded', () => {
  const charged = {
    ...deal,
    charges: [
      { kind: 'discount', text: null, basis: 'percent', quantity: null, value: '2.00' },
      { kind: 'claim', text: null, basis: 'amount', quantity: null, value: '-100.00' },
    ] as const,
  }
  const terms = { ...charged, charges: [...charged.charges] }
  // 6240.00 - 2 % - 50.00
  expect(computeActualFigures(terms, null, [line])).toMatchObject({
    goods: '6240.00',
    discounts: '-124.80',
    charges: '-50.00',
    revenue: '6065.20',
  })
  expect(computeActualFigures(terms, null, [line], true)?.charges).toBe('-100.00')
})

it('known actual freight replaces the planned one', () => {
  expect(computeActualFigures(deal, '900.00', [line])?.margin).toMatchObject({
    purchase_cost: '4800.00',
    freight: '900.00',
  })
})

it('loaded wood without a purchase price leaves the margin unknown, unloaded wood does not', () => {
  const unknown = { ...line, loaded_cost_cents: null }
  expect(computeActualFigures(deal, null, [line, unknown])?.margin).toMatchObject({
    purchase_cost: null,
    amount: null,
  })
  expect(
    computeActualFigures(deal, null, [line, { ...unknown, loaded_l: 0, loaded_cost_cents: 0 }])
      ?.margin,
  ).toMatchObject({ purchase_cost: '4800.00' })
})

const known = { margin: { amount: '715.20' } }
const unknown = { margin: { amount: null } }
const loading = { status: 'loading' as const, tolerance_percent: 5 }
const both = { expected: known, actual: known }
const toLines = (...shares: readonly number[]) =>
  shares.map((share) => ({ volume_l: 40_000, loaded_l: 40_000 * share }))

it('the planned margin is the best known one until wood is bought', () => {
  expect(
    getBestMarginKind({ ...loading, status: 'confirmed' }, toLines(0), {
      expected: null,
      actual: null,
    }),
  ).toBe('planned')
})

it('the expected margin is the best known one while a part is not loaded', () => {
  expect(getBestMarginKind(loading, toLines(0.5), both)).toBe('expected')
})

it('the actual margin is the best known one once each line is loaded within its tolerance', () => {
  expect(getBestMarginKind(loading, toLines(0.98), both)).toBe('actual')
  expect(getBestMarginKind({ ...loading, tolerance_percent: 0 }, toLines(0.98), both)).toBe(
    'expected',
  )
})

it('wood loaded beyond the volume of one line does not make up for another line', () => {
  expect(getBestMarginKind(loading, toLines(1.5, 0.5), both)).toBe('expected')
  expect(getBestMarginKind(loading, toLines(0.98, 1.02), both)).toBe('actual')
})

it('the actual margin is the best known one once all is loaded, or the rest is closed', () => {
  expect(getBestMarginKind(loading, toLines(1), both)).toBe('actual')
  expect(getBestMarginKind({ ...loading, status: 'shipped' }, toLines(0.5), both)).toBe('actual')
})

it('a margin without an amount gives way to the next', () => {
  const delivered = { ...loading, status: 'delivered' as const }
  expect(getBestMarginKind(delivered, toLines(0.5), { expected: known, actual: unknown })).toBe(
    'expected',
  )
  expect(getBestMarginKind(delivered, toLines(0.5), { expected: unknown, actual: unknown })).toBe(
    'planned',
  )
})
