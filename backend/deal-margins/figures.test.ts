import { expect, test } from 'vitest'
import { computeActualFigures, getBestMarginKind } from './figures'

const deal = {
  currency: 'EUR' as const,
  exchange_rate: null,
  commission: { kind: 'percent' as const, value: '2.00' },
  planned_freight: '1200.00',
  other_costs: [],
}
const line = {
  volume_l: 40_000,
  weight_kg: 18_800,
  amount_cents: 1_248_000,
  loaded_l: 20_000,
  loaded_cost_cents: 480_000,
}

test('a deal without loads has no actual figures', () => {
  expect(computeActualFigures(deal, null, [{ ...line, loaded_l: 0 }])).toBeNull()
})

test('half a loaded line has half its revenue and planned freight, at the price paid', () => {
  // 6240.00 - 4800.00 - 600.00 - 2 % of 6240.00
  expect(computeActualFigures(deal, null, [line])).toMatchObject({
    volume_m3: '20.000',
    weight_kg: 9400,
    revenue: '6240.00',
    margin: { purchase_cost: '4800.00', freight: '600.00', commission: '124.80', amount: '715.20' },
  })
})

test('a half-loaded deal has half of its planned fixed costs', () => {
  const planned = {
    ...deal,
    commission: { kind: 'amount' as const, value: '200.00' },
    other_costs: [{ name: 'Survey', amount: '300.00' }],
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

test('planned costs do not grow with wood loaded beyond the agreed volume', () => {
  const over = { ...line, loaded_l: 44_000 }
  expect(
    computeActualFigures({ ...deal, other_costs: [{ name: 'Survey', amount: '300.00' }] }, null, [
      over,
    ]),
  ).toMatchObject({
    revenue: '13728.00',
    margin: { freight: '1200.00', other_costs: '300.00' },
  })
})

test('known actual freight replaces the planned one', () => {
  expect(computeActualFigures(deal, '900.00', [line])?.margin).toMatchObject({
    purchase_cost: '4800.00',
    freight: '900.00',
  })
})

test('loaded wood without a purchase price leaves the margin unknown, unloaded wood does not', () => {
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
const half = { status: 'loading' as const, loaded_l: 20_000, volume_l: 40_000 }

test('the planned margin is the best known one until wood is bought', () => {
  expect(
    getBestMarginKind(
      { ...half, status: 'confirmed', loaded_l: 0 },
      { expected: null, actual: null },
    ),
  ).toBe('planned')
})

test('the expected margin is the best known one while a part is not loaded', () => {
  expect(getBestMarginKind(half, { expected: known, actual: known })).toBe('expected')
})

test('the actual margin is the best known one once all is loaded, or the rest is closed', () => {
  expect(getBestMarginKind({ ...half, loaded_l: 40_000 }, { expected: known, actual: known })).toBe(
    'actual',
  )
  expect(
    getBestMarginKind({ ...half, status: 'shipped' }, { expected: known, actual: known }),
  ).toBe('actual')
})

test('a margin without an amount gives way to the next', () => {
  expect(
    getBestMarginKind({ ...half, status: 'delivered' }, { expected: known, actual: unknown }),
  ).toBe('expected')
  expect(
    getBestMarginKind({ ...half, status: 'delivered' }, { expected: unknown, actual: unknown }),
  ).toBe('planned')
})
