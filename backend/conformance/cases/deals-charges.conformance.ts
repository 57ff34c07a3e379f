import { expect } from 'vitest'
import type { Schemas } from '../../call'
import { expectAnswer, expectFieldErrors } from '../answers'
import { invalid, success, type Cases } from '../case'
import {
  putDeal,
  createDeal,
  createDealInStatus,
  createDealWrite,
  sampleLine,
} from '../fixtures/saved-deals'

/** 2 % off the goods, and two pallets at 15.00. */
const CHARGES: Schemas['Charge'][] = [
  { kind: 'discount', text: 'Spring offer', basis: 'percent', quantity: null, value: '2.00' },
  { kind: 'pallets', text: null, basis: 'quantity', quantity: '2', value: '15.00' },
]
const DISCOUNT = { kind: 'percent', value: '10.00' } as const

export const dealChargeCases = {
  createDeal: [
    success('totals discounts and charges, which have no volume', async (people) => {
      const { deal } = await createDeal(people, {
        charges: CHARGES,
        lines: [sampleLine({ discount: DISCOUNT })],
      })
      expect(deal.lines[0]).toMatchObject({
        price: '312.00',
        discount: DISCOUNT,
        amount: '11232.00',
      })
      expect(deal.planned).toMatchObject({
        volume_m3: '40.000',
        goods: '11232.00',
        discounts: '-224.64',
        charges: '30.00',
        revenue: '11037.36',
        revenue_eur: '11037.36',
        // 2 % of the revenue, 9,920.00 purchase and 1,200.00 freight.
        margin: { commission: '220.75', amount: '-303.39' },
      })
      expect(deal.charges).toEqual(CHARGES)
    }),
    invalid('refuses a discount above its line, and a total below zero', async (people) => {
      const saleManager = await people.as('sale_manager')
      const over = sampleLine({ discount: { kind: 'amount', value: '12480.01' } })
      await expectFieldErrors(
        await saleManager.post('/deals/', await createDealWrite(people, { lines: [over] })),
        { '/lines/0/discount': 'too_large' },
      )
      const claim = {
        kind: 'claim',
        text: null,
        basis: 'amount',
        quantity: null,
        value: '-12480.01',
      } as const
      await expectFieldErrors(
        await saleManager.post('/deals/', await createDealWrite(people, { charges: [claim] })),
        { '/charges': 'too_large' },
      )
    }),
  ],
  updateDeal: [
    success('logs changed charges and discounts in words of the contract', async (people) => {
      const { deal, write } = await createDeal(people)
      await expectAnswer(
        await putDeal(people, 'sale_manager', deal, {
          ...write,
          charges: CHARGES,
          lines: write.lines.map((line) => ({ ...line, discount: DISCOUNT })),
        }),
        'updateDeal',
      )
      const { items } = await expectAnswer(
        await (await people.as('sale_manager')).get(`/records/deal/${deal.id}/activity/`),
        'listActivity',
      )
      expect(items[0]?.changes).toEqual([
        {
          field: 'charges',
          line: null,
          from: null,
          to: 'discount Spring offer 2 %; pallets 2 x 15.00 EUR',
        },
        { field: 'discount', line: 1, from: null, to: '10 %' },
      ])
    }),
  ],
  getDealCopy: [
    success('repeats charges and discounts', async (people) => {
      const { deal } = await createDeal(people, {
        charges: CHARGES,
        lines: [sampleLine({ discount: DISCOUNT })],
      })
      const copy = await expectAnswer(
        await (await people.as('sale_manager')).get(`/deals/${deal.id}/copy/?prices=same`),
        'getDealCopy',
      )
      expect(copy.deal).toMatchObject({ charges: CHARGES, lines: [{ discount: DISCOUNT }] })
    }),
  ],
  listTradedLines: [
    success('shows the net price of a line with a discount', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation', {
        charges: CHARGES,
        lines: [sampleLine({ discount: DISCOUNT })],
      })
      const { items } = await expectAnswer(
        await (await people.as('admin')).get(`/wood_prices/?q=${deal.number}`),
        'listTradedLines',
      )
      expect(items).toMatchObject([{ price: '280.80', eur_per_m3: '280.80', amount: '11232.00' }])
    }),
  ],
} satisfies Cases
