import { expect } from 'vitest'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { forbidden, invalid, success, type Cases } from '../case'
import type { People } from '../host'
import { createDealWrite } from '../fixtures/saved-deals'

const importRates = async (
  people: People,
  rates: { day: string; currency: string; rate: string }[],
  role: 'global_manager' | 'sale_manager' = 'global_manager',
) => (await people.as(role)).post('/exchange_rates/', { rates })

const listRates = async (people: People, query: string) =>
  expectAnswer(
    await (await people.as('sale_manager')).get(`/exchange_rates/?${query}`),
    'listExchangeRates',
  )

export const exchangeRateCases = {
  importExchangeRates: [
    success('adds rates, replaces changed ones and counts them', async (people) => {
      const francs = { day: '2019-03-01', currency: 'CHF', rate: '1.1345' }
      const yuan = { ...francs, currency: 'CNY', rate: '7.6183' }
      expect(
        await expectAnswer(await importRates(people, [francs]), 'importExchangeRates'),
      ).toEqual({ added: 1, changed: 0, unchanged: 0 })
      expect(
        await expectAnswer(
          await importRates(people, [{ ...francs, rate: '1.13450' }, yuan]),
          'importExchangeRates',
        ),
      ).toEqual({ added: 1, changed: 0, unchanged: 1 })
      expect(
        await expectAnswer(
          await importRates(people, [{ ...yuan, rate: '7.7' }]),
          'importExchangeRates',
        ),
      ).toEqual({ added: 0, changed: 1, unchanged: 0 })
      const { items } = await listRates(people, 'until=2019-03-02&limit=1')
      expect(items).toEqual([
        {
          day: '2019-03-01',
          rates: [
            { currency: 'CHF', rate: '1.13450', source: 'entered' },
            { currency: 'CNY', rate: '7.7', source: 'entered' },
          ],
        },
      ])
    }),
    invalid(
      'refuses an invalid or future day, the euro and a day twice, all or nothing',
      async (people) => {
        const rate = { day: '2019-04-01', currency: 'CHF', rate: '1.1' }
        await expectFieldErrors(
          await importRates(people, [
            rate,
            { ...rate, day: '2098-01-01' },
            { ...rate, currency: 'EUR' },
            rate,
            { ...rate, day: '2019-02-30' },
          ]),
          {
            '/rates/1/day': 'future_day',
            '/rates/2/currency': 'rate_of_euro',
            '/rates/3/currency': 'duplicate',
            '/rates/4/day': 'wrong_format',
          },
        )
        expect((await listRates(people, 'until=2019-04-01&limit=1')).items[0]?.day).not.toBe(
          '2019-04-01',
        )
      },
    ),
    forbidden('refuses a sale manager', async (people) => {
      await expectProblem(
        await importRates(
          people,
          [{ day: '2019-04-01', currency: 'CHF', rate: '1.1' }],
          'sale_manager',
        ),
        'forbidden',
        403,
      )
    }),
  ],
  listExchangeRates: [
    invalid('refuses a day that does not exist', async (people) =>
      expectFieldErrors(
        await (await people.as('sale_manager')).get('/exchange_rates/?until=today'),
        {
          '?until': 'wrong_format',
        },
      ),
    ),
    success('lists days, newest first, with the day that follows', async (people) => {
      const rate = { currency: 'CHF', rate: '1.1' }
      await importRates(people, [
        { ...rate, day: '2018-01-02' },
        { ...rate, day: '2018-01-03' },
      ])
      const first = await listRates(people, 'until=2018-01-05&limit=1')
      expect(first.items.map(({ day }) => day)).toEqual(['2018-01-03'])
      expect(first).toMatchObject({ next_until: '2018-01-02', may_import: false })
      const next = await listRates(people, `until=${first.next_until ?? ''}&limit=1`)
      expect(next.items.map(({ day }) => day)).toEqual(['2018-01-02'])
    }),
  ],
  previewDeal: [
    success('compares the rate with the daily one of the week before the deal', async (people) => {
      await importRates(people, [{ day: '2017-05-05', currency: 'CHF', rate: '1.0900' }])
      const preview = async (exchange_rate: string, date = '2017-05-08') => {
        const deal = await createDealWrite(people, { currency: 'CHF', exchange_rate, date })
        const { warnings } = await expectAnswer(
          await (await people.as('sale_manager')).post('/deals/preview/', { id: null, deal }),
          'previewDeal',
        )
        return warnings.filter(({ code }) => code === 'rate_off_daily')
      }
      expect(await preview('1.15')).toEqual([])
      expect(await preview('1.5', '2017-05-20')).toEqual([])
      expect(await preview('1.3')).toEqual([
        {
          code: 'rate_off_daily',
          pointer: '/exchange_rate',
          params: { rate: '1.0900', day: '2017-05-05', currency: 'CHF', percent: 19 },
        },
      ])
    }),
  ],
} satisfies Cases
