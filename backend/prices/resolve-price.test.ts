import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolvePrice, type Buyer, type PriceRow } from './resolve-price'

const BUYER: Buyer = { id: 'us', country: 'FR', size: 'medium', country_prices: 1 }
const DAY = '2026-11-20'
const ASKED = { list: 'stock', buyer: BUYER, day: DAY } as const

const createRow = (id: string, change: Partial<PriceRow> = {}): PriceRow => ({
  ...{
    id,
    list: 'stock',
    country: null,
    company_id: null,
    price: 1,
    price_small: null,
    price_medium: null,
    price_large: null,
  },
  ...{ start_date: '2026-01-01', end_date: null, hidden: 0, is_on: 1 },
  ...change,
})

describe('the applicable price', () => {
  const general = createRow('general')
  const countryPrice = createRow('country', { country: 'FR', price: 2 })
  const companyRow = createRow('own', { company_id: 'us', price: 3 })
  const resolveId = (rows: PriceRow[], change = {}) =>
    resolvePrice(rows, { ...ASKED, ...change }).row?.id ?? null

  it('is the company’s, else its country’s, else the general one', () => {
    expect(resolveId([general, countryPrice, companyRow])).toBe('own')
    expect(resolveId([general, countryPrice])).toBe('country')
    expect(
      resolveId([
        general,
        createRow('elsewhere', { country: 'ES' }),
        createRow('theirs', { company_id: 'others' }),
      ]),
    ).toBe('general')
    expect(resolveId([])).toBeNull()
  })

  it('is the country’s only if country prices apply to the company', () => {
    expect(resolveId([general, countryPrice], { buyer: { ...BUYER, country_prices: 0 } })).toBe(
      'general',
    )
  })

  it('belongs to the requested list', () => {
    expect(resolveId([general, createRow('sale', { list: 'sale' })], { list: 'sale' })).toBe('sale')
  })

  it('is valid from its first to its last day, both included', () => {
    const once = createRow('once', { start_date: '2026-11-20', end_date: '2026-11-20' })
    expect(
      ['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => resolveId([once], { day })),
    ).toEqual([null, 'once', null])
  })

  it('is the one for the company’s size, else the general one', () => {
    const sized = createRow('sized', { price: 10, price_medium: 8 })
    expect(resolvePrice([sized], ASKED)).toMatchObject({ price: 8, isBySize: true })
    expect(resolvePrice([sized], { ...ASKED, buyer: { ...BUYER, size: 'large' } })).toMatchObject({
      price: 10,
      isBySize: false,
    })
  })

  it('is null if the deciding row hides the product, even if a wider scope has a price', () => {
    expect(resolvePrice([general, { ...companyRow, hidden: 1 }], ASKED)).toMatchObject({
      price: null,
      isHidden: true,
    })
    expect(resolvePrice([{ ...general, hidden: 1 }, companyRow], ASKED)).toMatchObject({
      price: 3,
      isHidden: false,
    })
  })

  it('gives the reason for each skipped scope', () => {
    const resolveSkippedScopes = (rows: PriceRow[], buyer = BUYER) =>
      resolvePrice(rows, { ...ASKED, buyer }).skippedScopes.map(({ why }) => why)
    expect(resolveSkippedScopes([general])).toEqual(['none', 'none'])
    expect(
      resolveSkippedScopes([general, { ...companyRow, is_on: 0 }], { ...BUYER, country_prices: 0 }),
    ).toEqual(['switched_off', 'country_prices_off'])
    expect(
      resolveSkippedScopes([
        general,
        { ...companyRow, start_date: '2026-12-01' },
        { ...countryPrice, end_date: '2026-11-19' },
      ]),
    ).toEqual(['not_begun', 'ended'])
  })
})

/** The rule in its plainest form, regardless of speed. */
function resolveByDefinition(
  rows: readonly PriceRow[],
  { list, buyer, day }: Parameters<typeof resolvePrice>[1],
): { id: string; price: number | null } | null {
  const valid = rows.filter(
    (one) =>
      one.list === list &&
      one.is_on === 1 &&
      one.start_date <= day &&
      !(one.end_date !== null && one.end_date < day),
  )
  const findNewest = (rows: PriceRow[]) =>
    rows.toSorted((a, b) => (a.start_date + b.id < b.start_date + a.id ? 1 : -1)).at(0)
  const companys = findNewest(valid.filter((one) => one.company_id === buyer.id))
  const countrys = findNewest(
    valid.filter((one) => one.company_id === null && one.country === buyer.country),
  )
  const generalRow = findNewest(
    valid.filter((one) => one.company_id === null && one.country === null),
  )
  const winner = companys ?? (buyer.country_prices === 1 ? countrys : undefined) ?? generalRow
  if (!winner) return null
  const bySize =
    buyer.size === 'small'
      ? winner.price_small
      : buyer.size === 'large'
        ? winner.price_large
        : winner.price_medium
  return { id: winner.id, price: winner.hidden === 1 ? null : (bySize ?? winner.price) }
}

const day = fc
  .integer({ min: 1, max: 28 })
  .map((date) => `2026-11-${String(date).padStart(2, '0')}`)
const price = fc.option(fc.integer({ min: 1, max: 9 }))
const anyRow = fc
  .record({
    list: fc.constantFrom('stock' as const, 'sale' as const),
    scope: fc.constantFrom(
      { company_id: 'us', country: null },
      { company_id: 'them', country: null },
      { company_id: null, country: 'FR' },
      { company_id: null, country: 'ES' },
      { company_id: null, country: null },
    ),
    ...{ price, price_small: price, price_medium: price, price_large: price },
    ...{ start_date: day, end_date: fc.option(day) },
    hidden: fc.constantFrom(0, 0, 0, 1),
    is_on: fc.constantFrom(1, 1, 1, 0),
  })
  .map(({ scope, ...rest }) => ({ ...rest, ...scope }))
const buyers = fc.record({
  id: fc.constantFrom('us', 'them', 'new'),
  country: fc.constantFrom('FR', 'ES', 'LT'),
  size: fc.constantFrom('small' as const, 'medium' as const, 'large' as const),
  country_prices: fc.constantFrom(0, 1),
})

it('the resolved price follows the rule for 10,000 random price lists', () => {
  const questions = fc.record({
    list: fc.constantFrom('stock' as const, 'sale' as const),
    buyer: buyers,
    day,
  })
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 14 }), questions, (priceRows, question) => {
      const rows = priceRows.map((one, i) => ({ ...one, id: String.fromCodePoint(97 + i) }))
      const { row: found, price } = resolvePrice(rows, question)
      expect(found && { id: found.id, price }).toEqual(resolveByDefinition(rows, question))
    }),
    { numRuns: 10_000 },
  )
})
