import { expect, it } from 'vitest'
import { findDapPlace, formatDap, formatPacks, formatPlace } from './format-stock-amount'

const format = { price: (price: string) => price }

it.each([
  ['shows ten euro and more with cents', '17.8895', '17.89'],
  ['shows less than ten euro with a tenth of a cent', '0.98781', '0.988'],
  ['shows a whole price with cents', '301', '301.00'],
])('a delivered price %s', (_, price, text) => {
  expect(formatDap(price, format)).toBe(text)
})

it('stock is an exact pack count or a bound, and per place only that some are available', () => {
  const createShown = (packs: number, bound: 'exact' | 'more_than' | 'at_most') => ({
    packs,
    bound,
    pcs: null,
    volume_m3: null,
    length_lm: null,
  })
  expect(
    [createShown(3, 'exact'), createShown(5, 'more_than'), createShown(5, 'at_most')].map(
      formatPacks,
    ),
  ).toEqual(['3', '> 5', '≤ 5'])
  expect(
    [createShown(3, 'exact'), createShown(5, 'more_than'), createShown(5, 'at_most')].map(
      (amount) => formatPlace('Klaipėda', amount),
    ),
  ).toEqual(['Klaipėda 3', 'Klaipėda > 5', 'Klaipėda'])
})

it('the delivered price is that of the basket’s place alone, and without a basket the cheapest', () => {
  const amount = { packs: 3, bound: 'exact', pcs: null, volume_m3: null, length_lm: null } as const
  const product = {
    stock: [
      { location: 'LTKLJ', amount, dap: '352.10', no_dap: null },
      { location: 'LVRIX', amount, dap: '348.72', no_dap: null },
      { location: 'EETLL', amount, dap: null, no_dap: 'no_tariff' },
    ] as const,
  }
  const find = (place: string | null) => findDapPlace({ stock: [...product.stock] }, place)?.dap
  expect([find('LTKLJ'), find('EETLL'), find(null)]).toEqual(['352.10', undefined, '348.72'])
})
