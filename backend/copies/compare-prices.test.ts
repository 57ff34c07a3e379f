import { describe, expect, it } from 'vitest'
import { BOARD } from '../wood-lines/samples'
import { applyDifferences, findDifferences, type TodayPrice } from './compare-prices'
import type { CopyLine } from './copy-lines'

const line = (change: Partial<CopyLine> = {}): CopyLine => ({
  product_id: null,
  product_name: null,
  specification: { ...BOARD, thickness_mm: 50, width_mm: 100, length_mm: 4000, pcs_per_pack: 50 },
  quantity: '40.000',
  unit: 'm3',
  price: '300.00',
  price_unit: 'm3',
  certification: 'none',
  remark: null,
  ...change,
})
const listed = (price: string, price_unit: TodayPrice['price_unit'] = 'm3'): TodayPrice => ({
  price,
  price_unit,
  is_discounted: false,
  source: 'price_list',
  number: null,
  date: '2026-11-01',
})

it('the comparison names the lines whose price is another one today', () => {
  const lines = [line(), line(), line()]
  const differences = findDifferences(lines, [listed('300.00'), null, listed('330.00')], 'EUR')
  expect(differences).toEqual([
    {
      line: 3,
      before: '300.00',
      now: '330.00',
      price_unit: 'm3',
      percent: '10',
      is_discounted: false,
      source: 'price_list',
      number: null,
      date: '2026-11-01',
    },
  ])
  expect(applyDifferences(lines, differences).map(({ price }) => price)).toEqual([
    '300.00',
    '300.00',
    '330.00',
  ])
})

it('today’s price is in the unit of the line', () => {
  // A piece of 50×100×4000 mm has 0.02 m3.
  const [exact] = findDifferences(
    [line({ price_unit: 'pcs', price: '6.00' })],
    [listed('310.00')],
    'EUR',
  )
  expect(exact).toMatchObject({ now: '6.20', price_unit: 'pcs' })
  const thin = line({ price_unit: 'pcs', price: '6.00' })
  const [rounded] = findDifferences(
    [{ ...thin, specification: { ...thin.specification, thickness_mm: 47, length_mm: 4003 } }],
    [listed('310.00')],
    'EUR',
  )
  expect(rounded).toMatchObject({ now: '5.8324', price_unit: 'pcs' })
})

it('the same price per another unit is no difference', () => {
  expect(
    findDifferences([line({ price_unit: 'pcs', price: '6.00' })], [listed('300.00')], 'EUR'),
  ).toEqual([])
})

it('today’s price fills in one that the source lacks', () => {
  expect(findDifferences([line({ price: null })], [listed('310.00')], 'EUR')).toMatchObject([
    { before: null, now: '310.00', percent: null },
  ])
})

describe('a discount of the source', () => {
  const discounted = {
    ...line({ price: '310.00' }),
    discount: { kind: 'percent' as const, value: '3.00' },
  }

  it('is deducted before prices are compared', () => {
    expect(findDifferences([discounted], [listed('300.70')], 'EUR')).toEqual([])
    expect(findDifferences([discounted], [listed('310.00')], 'EUR')).toMatchObject([
      { before: '300.70', now: '310.00', is_discounted: true },
    ])
  })

  it('goes with its price: a line with today’s price has none', () => {
    const differences = findDifferences([discounted], [listed('310.00')], 'EUR')
    expect(applyDifferences([discounted], differences)).toMatchObject([
      { price: '310.00', discount: null },
    ])
    expect(applyDifferences([line()], differences)[0]).not.toHaveProperty('discount')
  })
})
