import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDecimal } from '@domain/timber'
import { findDealWarnings, type LastPrice, type DealWarningSubject } from './deal-warnings'
import { BOARD, LINE, COMPLETE_DEAL } from './samples'

const PRODUCT = '00000000-0000-4000-8000-000000000009'
const [BOUGHT] = COMPLETE_DEAL.lines
const line = {
  ...BOUGHT,
  id: LINE,
  product_id: PRODUCT,
  price: '312.00',
  planned_purchase_price: null,
  price_unit: 'm3' as const,
}
const lastPrice: LastPrice = {
  price: '300.00',
  price_unit: 'm3',
  currency: 'EUR',
  exchange_rate: null,
  number: 'D-2026-0123',
  date: '2026-11-03',
}
const lastRate = { rate: '11.4520', number: 'D-2026-0123', date: '2026-11-03' }

/** A new deal with one line of the product. */
const subject = (change: Partial<DealWarningSubject> = {}): DealWarningSubject => ({
  deal: { currency: 'EUR', exchange_rate: null, lines: [line] },
  specifications: [BOARD],
  saved: null,
  lastRate: null,
  lastPrices: new Map([[PRODUCT, lastPrice]]),
  showsMargin: true,
  ...change,
})
const inKronor = (exchange_rate: string | null, price = line.price) => ({
  currency: 'SEK' as const,
  exchange_rate,
  lines: [{ ...line, price }],
})
const priced = (price: string | null, saved: DealWarningSubject['saved'] = null) =>
  subject({ deal: { currency: 'EUR', exchange_rate: null, lines: [{ ...line, price }] }, saved })
const codes = (given: DealWarningSubject) =>
  findDealWarnings(given).map(({ code, params }) =>
    'percent' in params ? [code, params.percent] : [code],
  )

/** Integers in the smallest decimal place, at least 100, so that one per cent is whole. */
const whole = (max: number) => fc.integer({ min: 100, max }).map(BigInt)

describe('an exchange rate', () => {
  const rated = (rate: string | null, last = lastRate) =>
    subject({ deal: inKronor(rate), lastRate: last, lastPrices: new Map() })

  test('warns if it is a tenth off the last one, and names that one', () => {
    expect(findDealWarnings(rated('12.85'))).toEqual([
      {
        code: 'rate_off_last',
        pointer: '/exchange_rate',
        params: {
          rate: '11.4520',
          currency: 'SEK',
          number: 'D-2026-0123',
          date: '2026-11-03',
          percent: 12,
        },
      },
    ])
    expect(codes(rated('1.145'))).toEqual([['rate_off_last', -90]])
    expect(codes(rated('114520'))).toEqual([['rate_off_last', 1000]])
  })

  test('warns from a tenth on, for any last rate', () => {
    fc.assert(
      fc.property(whole(10 ** 11), (last) => {
        const off = (millionths: bigint) =>
          codes(rated(formatDecimal(millionths, 6), { ...lastRate, rate: formatDecimal(last, 6) }))
        const [above, below] = [(last * 110n + 99n) / 100n, (last * 90n) / 100n]
        expect(off(above)).not.toEqual([])
        expect(off(above - 1n)).toEqual([])
        expect(off(below)).not.toEqual([])
        expect(off(below + 1n)).toEqual([])
      }),
    )
  })

  test('does not warn if it is open, saved already, or has no last one', () => {
    expect(codes(rated(null))).toEqual([])
    expect(codes({ ...rated('12.85'), lastRate: null })).toEqual([])
    expect(codes({ ...rated('12.85'), saved: inKronor('12.850') })).toEqual([])
    expect(codes({ ...rated('12.85'), saved: inKronor('11.45') })).toHaveLength(1)
  })
})

describe('a price', () => {
  test('warns if it is three tenths off the product’s last one, and names that one', () => {
    expect(findDealWarnings(priced('400.00'))).toEqual([
      {
        code: 'price_off_last',
        pointer: '/lines/0/price',
        params: {
          price: '300.00',
          currency: 'EUR',
          price_unit: 'm3',
          number: 'D-2026-0123',
          date: '2026-11-03',
          percent: 33,
        },
      },
    ])
  })

  test('warns from three tenths on, for any last price', () => {
    fc.assert(
      fc.property(whole(10 ** 12), (last) => {
        const prices = new Map([[PRODUCT, { ...lastPrice, price: formatDecimal(last, 4) }]])
        const off = (tenThousandths: bigint) =>
          codes({ ...priced(formatDecimal(tenThousandths, 4)), lastPrices: prices })
        const [above, below] = [(last * 130n + 99n) / 100n, (last * 70n) / 100n]
        expect(off(above)).not.toEqual([])
        expect(off(above - 1n)).toEqual([])
        expect(off(below)).not.toEqual([])
        expect(off(below + 1n)).toEqual([])
      }),
    )
  })

  test('is compared in its own unit: 300.00 per m3 of 50x150 is 2.25 per metre', () => {
    const perMetre = (price: string) =>
      subject({
        deal: {
          currency: 'EUR',
          exchange_rate: null,
          lines: [{ ...line, price, price_unit: 'lm' }],
        },
      })
    expect(codes(perMetre('2.34'))).toEqual([])
    expect(findDealWarnings(perMetre('312.00'))).toMatchObject([
      { code: 'price_off_last', params: { price: '2.25', price_unit: 'lm' } },
    ])
  })

  test('is compared in its own currency, by the rate of each deal', () => {
    expect(codes(subject({ deal: inKronor('11.45', '3435.00') }))).toEqual([])
    expect(findDealWarnings(subject({ deal: inKronor('11.45', '312.00') }))).toMatchObject([
      { params: { price: '3435.00', currency: 'SEK', percent: -90 } },
    ])
    const kronor = new Map([
      [
        PRODUCT,
        { ...lastPrice, price: '3435.00', currency: 'SEK' as const, exchange_rate: '11.45' },
      ],
    ])
    expect(codes(subject({ lastPrices: kronor }))).toEqual([])
    expect(codes(subject({ deal: inKronor(null, '3435.00'), lastPrices: kronor }))).toEqual([])
    expect(codes(subject({ deal: inKronor(null, '312.00'), lastPrices: kronor }))).toEqual([
      ['price_off_last', -90],
    ])
  })

  test('does not warn without a comparable price: open or doubtful rate, or unknown sizes', () => {
    expect(codes(subject({ deal: inKronor(null) }))).toEqual([])
    expect(codes(subject({ deal: inKronor('1.145'), lastRate }))).toEqual([['rate_off_last', -90]])
    const inPacks = { ...line, price_unit: 'pack' as const }
    expect(
      codes(
        subject({
          deal: { currency: 'EUR', exchange_rate: null, lines: [inPacks] },
          specifications: [{ ...BOARD, pcs_per_pack: null }],
        }),
      ),
    ).toEqual([])
    expect(codes({ ...priced('400.00'), lastPrices: new Map() })).toEqual([])
    expect(codes(priced(null))).toEqual([])
  })

  test('does not warn again once it is saved', () => {
    const saved = {
      currency: 'EUR' as const,
      exchange_rate: null,
      lines: [{ ...line, price: '400.0' }],
    }
    expect(codes(priced('400.00', saved))).toEqual([])
    expect(codes(priced('410.00', saved))).toHaveLength(1)
    expect(
      codes(
        subject({
          deal: { ...saved, lines: [{ ...line, id: PRODUCT, price: '90.00' }, ...saved.lines] },
          specifications: [BOARD, BOARD],
          saved,
        }),
      ),
    ).toHaveLength(1)
    expect(
      codes(subject({ deal: inKronor('11.45', '400.0'), saved: inKronor(null, '400.0') })),
    ).toEqual([['price_off_last', -88]])
  })
})

describe('a purchase price', () => {
  const bought = (
    planned_purchase_price: string | null,
    change: Partial<DealWarningSubject> = {},
  ) =>
    subject({
      deal: { currency: 'EUR', exchange_rate: null, lines: [{ ...line, planned_purchase_price }] },
      ...change,
    })

  test('warns if it is over the price, and names the price', () => {
    expect(codes(bought('312.00'))).toEqual([])
    expect(findDealWarnings(bought('312.0001'))).toEqual([
      {
        code: 'purchase_over_price',
        pointer: '/lines/0/planned_purchase_price',
        params: { price: '312.00', currency: 'EUR', price_unit: 'm3' },
      },
    ])
    expect(codes(bought(null))).toEqual([])
  })

  test('warns again only if either price changes', () => {
    const saved = bought('320.00').deal
    expect(codes(bought('320.00', { saved }))).toEqual([])
    expect(codes(bought('321.00', { saved }))).toEqual([['purchase_over_price']])
    expect(
      codes({
        ...subject({ saved }),
        deal: { ...saved, lines: saved.lines.map((each) => ({ ...each, price: '310.00' })) },
      }),
    ).toHaveLength(1)
  })

  test('does not warn users who may not see costs', () => {
    expect(codes(bought('320.00', { showsMargin: false }))).toEqual([])
  })
})
