import { expect } from 'vitest'
import type { Schemas } from '../../call'
import { expectAnswer, expectFieldErrors } from '../answers'
import { invalid, success, type Cases } from '../case'
import type { People } from '../host'
import { putDeal, createDeal, createDealWrite } from '../fixtures/saved-deals'

/** 1,000 dollars, 922.34 euro. */
const SURVEY: Schemas['OtherCost'] = {
  name: 'Survey',
  amount: '1000.00',
  currency: 'USD',
  exchange_rate: '1.0842',
}
const PORT: Schemas['OtherCost'] = {
  name: 'Port',
  amount: '100.00',
  currency: 'EUR',
  exchange_rate: null,
}

const FREIGHT: Schemas['PlannedCost'] = {
  amount: '1000.00',
  currency: 'USD',
  exchange_rate: '1.0842',
}
const COMMISSION: Schemas['Commission'] = {
  kind: 'amount',
  value: '100.00',
  currency: 'USD',
  exchange_rate: '1.0842',
}

const importRate = async (people: People, day: string) =>
  expectAnswer(
    await (
      await people.as('admin')
    ).post('/exchange_rates/', { rates: [{ day, currency: 'USD', rate: '1.0900' }] }),
    'importExchangeRates',
  )

export const dealCostCases = {
  createDeal: [
    success('converts costs to the currency of the deal', async (people) => {
      const { deal } = await createDeal(people, { other_costs: [SURVEY, PORT] })
      expect(deal.other_costs).toEqual([SURVEY, PORT])
      expect(deal.planned.margin).toMatchObject({ other_costs: '1022.34' })
      const pounds = await createDeal(people, {
        currency: 'GBP',
        exchange_rate: '0.85',
        other_costs: [SURVEY, PORT],
      })
      // 783.99 and 85.00 pounds.
      expect(pounds.deal.planned.margin).toMatchObject({ other_costs: '868.99' })
    }),
    success('converts freight and commission to the currency of the deal', async (people) => {
      const costs = { planned_freight: FREIGHT, commission: COMMISSION }
      const { deal } = await createDeal(people, costs)
      expect(deal).toMatchObject(costs)
      expect(deal.planned.margin).toMatchObject({ freight: '922.34', commission: '92.23' })
    }),
    invalid('needs the rates that convert a cost', async (people) => {
      const saleManager = await people.as('sale_manager')
      const open = { ...SURVEY, exchange_rate: null }
      await expectFieldErrors(
        await saleManager.post('/deals/', await createDealWrite(people, { other_costs: [open] })),
        { '/other_costs/0/exchange_rate': 'required' },
      )
      const unrated = { currency: 'GBP', exchange_rate: null, other_costs: [PORT] } as const
      await expectFieldErrors(
        await saleManager.post(
          '/deals/',
          await createDealWrite(people, { ...unrated, other_costs: [...unrated.other_costs] }),
        ),
        { '/exchange_rate': 'required' },
      )
    }),
  ],
  updateDeal: [
    success('logs the rate of a cost', async (people) => {
      const { deal, write } = await createDeal(people)
      await expectAnswer(
        await putDeal(people, 'sale_manager', deal, {
          ...write,
          commission: COMMISSION,
          planned_freight: FREIGHT,
          other_costs: [SURVEY],
        }),
        'updateDeal',
      )
      const { items } = await expectAnswer(
        await (await people.as('sale_manager')).get(`/records/deal/${deal.id}/activity/`),
        'listActivity',
      )
      expect(items[0]?.changes).toEqual([
        { field: 'commission', line: null, from: '2.00 %', to: '100.00 USD (1.0842)' },
        {
          field: 'planned_freight',
          line: null,
          from: '1200.00 EUR',
          to: '1000.00 USD (1.0842)',
        },
        { field: 'other_costs', line: null, from: null, to: 'Survey 1000.00 USD (1.0842)' },
      ])
    }),
  ],
  previewDeal: [
    success('warns of a cost whose rate is far from the daily one', async (people) => {
      await importRate(people, '2017-06-02')
      const preview = async (exchange_rate: string) => {
        const deal = await createDealWrite(people, {
          date: '2017-06-05',
          planned_freight: { ...FREIGHT, exchange_rate },
          other_costs: [PORT, { ...SURVEY, exchange_rate }],
        })
        const { warnings } = await expectAnswer(
          await (await people.as('sale_manager')).post('/deals/preview/', { id: null, deal }),
          'previewDeal',
        )
        return warnings.filter(({ code }) => code === 'rate_off_daily')
      }
      expect(await preview('1.15')).toEqual([])
      const params = { rate: '1.0900', currency: 'USD', day: '2017-06-02', percent: 900 }
      expect(await preview('10.9')).toEqual([
        { code: 'rate_off_daily', pointer: '/planned_freight/exchange_rate', params },
        { code: 'rate_off_daily', pointer: '/other_costs/1/exchange_rate', params },
      ])
    }),
  ],
  getDealCopy: [
    success('repeats costs in their currency, at a rate still to be entered', async (people) => {
      const { deal } = await createDeal(people, {
        planned_freight: FREIGHT,
        commission: COMMISSION,
        other_costs: [SURVEY, PORT],
      })
      const copy = await expectAnswer(
        await (await people.as('sale_manager')).get(`/deals/${deal.id}/copy/?prices=same`),
        'getDealCopy',
      )
      expect(copy.deal).toMatchObject({
        planned_freight: { ...FREIGHT, exchange_rate: null },
        commission: { ...COMMISSION, exchange_rate: null },
        other_costs: [{ ...SURVEY, exchange_rate: null }, PORT],
      })
    }),
  ],
} satisfies Cases
