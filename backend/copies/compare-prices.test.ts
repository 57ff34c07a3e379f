import { expect, it } from 'vitest'
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
  source: 'price_list',
  number: null,
  date: '2026-11-01',
})

it('names the lines whose price is another one today', () => {
  const lines = [line(), line(), line()]
  const differences = findDifferences(lines, [listed('300.00'), null, listed('330.00')])
  expect(differences).toEqual([
    {
      line: 3,
      before: '300.00',
      now: '330.00',
      price_unit: 'm3',
      percent: '10',
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

it('gives a price in the unit of the line', () => {
  // A piece of 50×100×4000 mm has 0.02 m3.
  const [exact] = findDifferences([line({ price_unit: 'pcs', price: '6.00' })], [listed('310.00')])
  expect(exact).toMatchObject({ now: '6.20', price_unit: 'pcs' })
  const thin = line({ price_unit: 'pcs', price: '6.00' })
  const [rounded] = findDifferences(
    [{ ...thin, specification: { ...thin.specification, thickness_mm: 47, length_mm: 4003 } }],
    [listed('310.00')],
  )
  expect(rounded).toMatchObject({ now: '5.8324', price_unit: 'pcs' })
})

it('is no difference if the same price is written per another unit', () => {
  expect(findDifferences([line({ price_unit: 'pcs', price: '6.00' })], [listed('300.00')])).toEqual(
    [],
  )
})

it('fills in a price that the source lacks', () => {
  expect(findDifferences([line({ price: null })], [listed('310.00')])).toMatchObject([
    { before: null, now: '310.00', percent: null },
  ])
})
