import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDecimal } from '@domain/numbers'
import { findDealWarnings, type LastPrice, type DealWarningSubject } from './deal-warnings'
import { BOARD } from '../../wood-lines/samples'
import { COMPLETE_DEAL } from './samples'

const PRODUCT = '00000000-0000-4000-8000-000000000009'
const [BOUGHT] = COMPLETE_DEAL.lines
if (!BOUGHT) throw new Error('The sample has no line')
const line = {
  ...BOUGHT,
  product_id: PRODUCT,
  price: '312.00',
  planned_purchase_price: null,
  price_unit: 'm3' as const,
}
const lastPrice: LastPrice = {
  price: '300.00',
  is_discounted: false,
  price_unit: 'm3',
  currency: 'EUR',
  exchange_rate: null,
  number: 'D-2026-0123',
  date: '2026-11-03',
}
const lastRate = { rate: '11.4520', number: 'D-2026-0123', date: '2026-11-03' }

/** A new deal with one line of the product. */
const createSubject = (change: Partial<DealWarningSubject> = {}): DealWarningSubject => ({
  deal: { currency: 'EUR', exchange_rate: null, lines: [line] },
  specifications: [BOARD],
  dailyRate: null,
  lastRate: null,
  lastPrices: new Map([[PRODUCT, lastPrice]]),
  showsMargin: true,
  ...change,
})
const createKronorDeal = (exchange_rate: string | null, price = line.price) => ({
  currency: 'SEK' as const,
  exchange_rate,
  lines: [{ ...line, price }],
})
const createPricedSubject = (price: string | null) =>
  createSubject({ deal: { currency: 'EUR', exchange_rate: null, lines: [{ ...line, price }] } })
const findCodes = (given: DealWarningSubject) =>
  findDealWarnings(given).map(({ code, params }) =>
    'percent' in params ? [code, params.percent] : [code],
  )

/** Integers in the smallest decimal place, at least 100, so that one per cent is whole. */
const createWholeArbitrary = (max: number) => fc.integer({ min: 100, max }).map(BigInt)

describe('an exchange rate', () => {
  const createRatedSubject = (rate: string | null, last = lastRate) =>
    createSubject({ deal: createKronorDeal(rate), lastRate: last, lastPrices: new Map() })

  it('warns if it is 12 % off the last one, and names that one', () => {
    expect(findDealWarnings(createRatedSubject('12.85'))).toEqual([
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
    expect(findCodes(createRatedSubject('1.145'))).toEqual([['rate_off_last', -90]])
    expect(findCodes(createRatedSubject('114520'))).toEqual([['rate_off_last', 1000]])
  })

  it('warns if the rate differs from the last one by 10 % or more', () => {
    fc.assert(
      fc.property(createWholeArbitrary(10 ** 11), (last) => {
        const findCodesAtDeviation = (millionths: bigint) =>
          findCodes(
            createRatedSubject(formatDecimal(millionths, 6), {
              ...lastRate,
              rate: formatDecimal(last, 6),
            }),
          )
        const [above, below] = [(last * 110n + 99n) / 100n, (last * 90n) / 100n]
        expect(findCodesAtDeviation(above)).not.toEqual([])
        expect(findCodesAtDeviation(above - 1n)).toEqual([])
        expect(findCodesAtDeviation(below)).not.toEqual([])
        expect(findCodesAtDeviation(below + 1n)).toEqual([])
      }),
    )
  })

  it('does not warn if it is open or has no last one', () => {
    expect(findCodes(createRatedSubject(null))).toEqual([])
    expect(findCodes({ ...createRatedSubject('12.85'), lastRate: null })).toEqual([])
  })
})

describe('a price', () => {
  it('warns if it is 33 % off the product’s last one, and names that one', () => {
    expect(findDealWarnings(createPricedSubject('400.00'))).toEqual([
      {
        code: 'price_off_last',
        pointer: '/lines/0/price',
        params: {
          price: '300.00',
          is_discounted: false,
          net_price: null,
          currency: 'EUR',
          price_unit: 'm3',
          number: 'D-2026-0123',
          date: '2026-11-03',
          percent: 33,
        },
      },
    ])
  })

  it('warns if the price differs from the last one by 30 % or more', () => {
    fc.assert(
      fc.property(createWholeArbitrary(10 ** 12), (last) => {
        const prices = new Map([[PRODUCT, { ...lastPrice, price: formatDecimal(last, 4) }]])
        const findCodesAtDeviation = (tenThousandths: bigint) =>
          findCodes({
            ...createPricedSubject(formatDecimal(tenThousandths, 4)),
            lastPrices: prices,
          })
        const [above, below] = [(last * 130n + 99n) / 100n, (last * 70n) / 100n]
        expect(findCodesAtDeviation(above)).not.toEqual([])
        expect(findCodesAtDeviation(above - 1n)).toEqual([])
        expect(findCodesAtDeviation(below)).not.toEqual([])
        expect(findCodesAtDeviation(below + 1n)).toEqual([])
      }),
    )
  })

  it('is compared after its discount, and so is the last one', () => {
    const createDiscounted = (value: string) =>
      createSubject({
        deal: {
          currency: 'EUR',
          exchange_rate: null,
          lines: [{ ...line, price: '400.00', discount: { kind: 'percent', value } }],
        },
        lastPrices: new Map([[PRODUCT, { ...lastPrice, is_discounted: true }]]),
      })
    expect(findCodes(createDiscounted('25.00'))).toEqual([])
    expect(findDealWarnings(createDiscounted('50.00'))).toMatchObject([
      { params: { price: '300.00', is_discounted: true, net_price: '200.00', percent: -33 } },
    ])
  })

  it('is compared in its own unit: 300.00 per m3 of 50x150 is 2.25 per metre', () => {
    const createMetreSubject = (price: string) =>
      createSubject({
        deal: {
          currency: 'EUR',
          exchange_rate: null,
          lines: [{ ...line, price, price_unit: 'lm' }],
        },
      })
    expect(findCodes(createMetreSubject('2.34'))).toEqual([])
    expect(findDealWarnings(createMetreSubject('312.00'))).toMatchObject([
      { code: 'price_off_last', params: { price: '2.25', price_unit: 'lm' } },
    ])
  })

  it('is compared in its own currency, by the rate of each deal', () => {
    expect(findCodes(createSubject({ deal: createKronorDeal('11.45', '3435.00') }))).toEqual([])
    expect(
      findDealWarnings(createSubject({ deal: createKronorDeal('11.45', '312.00') })),
    ).toMatchObject([{ params: { price: '3435.00', currency: 'SEK', percent: -90 } }])
    const kronor = new Map([
      [
        PRODUCT,
        { ...lastPrice, price: '3435.00', currency: 'SEK' as const, exchange_rate: '11.45' },
      ],
    ])
    expect(findCodes(createSubject({ lastPrices: kronor }))).toEqual([])
    expect(
      findCodes(createSubject({ deal: createKronorDeal(null, '3435.00'), lastPrices: kronor })),
    ).toEqual([])
    expect(
      findCodes(createSubject({ deal: createKronorDeal(null, '312.00'), lastPrices: kronor })),
    ).toEqual([['price_off_last', -90]])
  })

  it('is compared in whole yen, which have no cents', () => {
    const deal = { currency: 'JPY' as const, exchange_rate: '165.537', lines: [line] }
    expect(findDealWarnings(createSubject({ deal }))).toMatchObject([
      { code: 'price_off_last', params: { price: '49661.00', currency: 'JPY' } },
    ])
  })

  it('does not warn without a comparable price: open or doubtful rate, or unknown sizes', () => {
    expect(findCodes(createSubject({ deal: createKronorDeal(null) }))).toEqual([])
    expect(findCodes(createSubject({ deal: createKronorDeal('1.145'), lastRate }))).toEqual([
      ['rate_off_last', -90],
    ])
    const inPacks = { ...line, price_unit: 'pack' as const }
    expect(
      findCodes(
        createSubject({
          deal: { currency: 'EUR', exchange_rate: null, lines: [inPacks] },
          specifications: [{ ...BOARD, pcs_per_pack: null }],
        }),
      ),
    ).toEqual([])
    expect(findCodes({ ...createPricedSubject('400.00'), lastPrices: new Map() })).toEqual([])
    expect(findCodes(createPricedSubject(null))).toEqual([])
  })
})

describe('a purchase price', () => {
  const createBoughtSubject = (
    planned_purchase_price: string | null,
    change: Partial<DealWarningSubject> = {},
  ) =>
    createSubject({
      deal: { currency: 'EUR', exchange_rate: null, lines: [{ ...line, planned_purchase_price }] },
      ...change,
    })

  it('warns if it is over the price, and names the price', () => {
    expect(findCodes(createBoughtSubject('312.00'))).toEqual([])
    expect(findDealWarnings(createBoughtSubject('312.0001'))).toEqual([
      {
        code: 'purchase_over_price',
        pointer: '/lines/0/planned_purchase_price',
        params: { price: '312.00', is_discounted: false, currency: 'EUR', price_unit: 'm3' },
      },
    ])
    expect(findCodes(createBoughtSubject(null))).toEqual([])
  })

  it('warns if it is over the price after its discount', () => {
    const discounted = createBoughtSubject('310.00')
    const [priced] = discounted.deal.lines
    if (!priced) throw new Error('The sample has no line')
    const lines = [{ ...priced, discount: { kind: 'percent' as const, value: '1.00' } }]
    expect(findDealWarnings({ ...discounted, deal: { ...discounted.deal, lines } })).toMatchObject([
      { code: 'purchase_over_price', params: { price: '308.88', is_discounted: true } },
    ])
  })

  it('does not warn users who may not see costs', () => {
    expect(findCodes(createBoughtSubject('320.00', { showsMargin: false }))).toEqual([])
  })
})
