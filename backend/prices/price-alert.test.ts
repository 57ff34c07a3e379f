import { expect, it } from 'vitest'
import { evaluateScope, type Price } from './evaluate-scope'
import { computePercentChange } from './price-alert'
import { toPriceColumns } from './schema'

it('an alert shows a change above 30 % as more than 30 %', () => {
  // 30.003 % up, 30.001 % down, exactly 30 %, and just below.
  const changes = [
    [1_000_000, 1_300_030, '30.01'],
    [1_000_000, 699_990, '-30.01'],
    [1_000_000, 1_300_000, '30'],
    [1_000_000, 1_299_970, '30'],
    [1_000_000, 1_333_330, '33.33'],
    [1_000_000, 999_999, '0'],
  ] as const
  for (const [before, after, percent] of changes)
    expect(computePercentChange(before, after)).toBe(percent)
})

const ROW = {
  row: 2,
  product: 'Spruce',
  country: 'FR',
  company: null,
  price: '391.00',
  price_small: null,
  price_medium: null,
  price_large: null,
  start_date: '2026-11-20',
  end_date: null,
  unit: 'm3' as const,
  sale_unit: 'pack' as const,
  hidden: false,
  is_on: true,
  version: null,
}
const CALL = {
  clock: () => new Date('2026-11-20T09:30:00Z'),
  random: (length: number) => new Uint8Array(length),
  person: { id: 'manager' },
} as Parameters<typeof evaluateScope>[0]['call']
const storePrice = (price: string, country: string | null): Price => ({
  ...toPriceColumns({ ...ROW, price, start_date: '2026-01-01' }),
  id: `${country}`,
  version: 1,
  product_id: 'spruce',
  list: 'sale',
  country,
  company_id: null,
  created_at: '2026-01-01T08:00:00.000Z',
  created_by: 'manager',
  updated_at: '2026-01-01T08:00:00.000Z',
  updated_by: 'manager',
})

it('an alert compares a price with the previous one of its country, else with the one for everyone', () => {
  const evaluate = (stored: Price[], general: Price | null) =>
    evaluateScope({
      call: CALL,
      list: 'sale',
      candidates: [
        {
          index: 0,
          sheetRow: { ...ROW, confirmed: false },
          terms: toPriceColumns(ROW),
          product: { id: 'spruce', specification: '{}' as never },
          company: null,
        },
      ],
      stored,
      findWiderPrice: () => general && { row: general, scope: 'general' },
      isApplied: false,
    }).rows.get(0)
  const own = storePrice('320.00', 'FR')
  expect(evaluate([own], storePrice('300.00', null))).toMatchObject({
    before: '320.00',
    before_scope: null,
    alert: null,
  })
  expect(evaluate([], storePrice('300.00', null))).toMatchObject({
    before: '300.00',
    before_scope: 'general',
    alert: 'big_change',
  })
  expect(evaluate([], storePrice('320.00', null))).toMatchObject({
    outcome: 'new',
    before: '320.00',
    before_scope: 'general',
    alert: null,
  })
  expect(evaluate([], null)).toMatchObject({ before: null, before_scope: null, alert: null })
})
