import { expect } from 'vitest'
import { expectAnswer } from '../answers'
import { success, type Cases } from '../case'
import {
  putDeal,
  sampleLine,
  createDeal,
  createDealInStatus,
  createDealWrite,
} from '../fixtures/saved-deals'
import type { People } from '../host'

/** Returns a line of the first product, sold per m3. */
async function createProductLine(people: People, price: string) {
  const { items } = await expectAnswer(
    await (await people.as('sale_manager')).get('/products/?limit=1'),
    'listProducts',
  )
  return sampleLine({
    product_id: items[0]?.id ?? null,
    specification: null,
    certification: 'none',
    price,
  })
}

type DealPayload = Awaited<ReturnType<typeof createDealWrite>>

/** Returns the warnings of an unsaved deal. */
async function previewAllWarnings(people: People, deal: DealPayload, id: string | null = null) {
  const saleManager = await people.as('sale_manager')
  return (
    await expectAnswer(await saleManager.post('/deals/preview/', { id, deal }), 'previewDeal')
  ).warnings
}

const TERMS: readonly string[] = [
  'freight_not_planned',
  'freight_of_client',
  'delivery_before_date',
  'reference_used',
]

/** Returns the warnings of an unsaved deal about its rate and prices. */
const previewPriceWarnings = async (people: People, deal: DealPayload, id: string | null = null) =>
  (await previewAllWarnings(people, deal, id)).filter(({ code }) => !TERMS.includes(code))

export const dealWarningCases = {
  previewDeal: [
    success(
      'warns of missing freight, a delivery before the deal and a reference that the client has used',
      async (people) => {
        const customer_reference = `po ${crypto.randomUUID().slice(0, 8)}`
        const { deal } = await createDeal(people, { customer_reference })
        const terms = {
          incoterms: { rule: 'CIF' as const, place: 'Casablanca' },
          planned_freight: null,
          delivery_week_from: '2020-W01',
          delivery_week_to: '2020-W02',
        }
        const typed = await createDealWrite(people, {
          ...terms,
          client_id: deal.client.id,
          customer_reference: customer_reference.toUpperCase().replace(' ', '  '),
        })
        const found = (await previewAllWarnings(people, typed)).filter(({ code }) =>
          TERMS.includes(code),
        )
        expect(found).toEqual([
          {
            code: 'freight_not_planned',
            pointer: '/planned_freight/amount',
            params: { rule: 'CIF' },
          },
          {
            code: 'delivery_before_date',
            pointer: '/delivery_week_to',
            params: { date: typed.date },
          },
          {
            code: 'reference_used',
            pointer: '/customer_reference',
            params: { number: deal.number },
          },
        ])
      },
    ),
    success('warns of a rate that is a tenth off the last issued one', async (people) => {
      const { deal: last } = await createDealInStatus(people, 'order_confirmation', {
        currency: 'CNY',
        exchange_rate: '8.0000',
      })
      await createDeal(people, { currency: 'CNY', exchange_rate: '80' })
      const typed = await createDealWrite(people, { currency: 'CNY', exchange_rate: '8.80' })
      expect(await previewPriceWarnings(people, typed)).toEqual([
        {
          code: 'rate_off_last',
          pointer: '/exchange_rate',
          params: {
            rate: '8.0000',
            currency: 'CNY',
            number: last.number,
            date: last.date,
            percent: 10,
          },
        },
      ])
      expect(await previewPriceWarnings(people, { ...typed, exchange_rate: '8.79' })).toEqual([])
    }),
    success(
      'warns of a price three tenths off the product’s last one, and of a purchase price above the price',
      async (people) => {
        const { deal: last } = await createDealInStatus(people, 'order_confirmation', {
          lines: [await createProductLine(people, '300.00')],
        })
        await createDeal(people, { lines: [await createProductLine(people, '3.00')] })
        const typed = await createDealWrite(people, {
          lines: [
            sampleLine(),
            { ...(await createProductLine(people, '210.00')), planned_purchase_price: '248.00' },
          ],
        })
        expect(await previewPriceWarnings(people, typed)).toEqual([
          {
            code: 'price_off_last',
            pointer: '/lines/1/price',
            params: {
              price: '300.00',
              is_discounted: false,
              net_price: null,
              currency: 'EUR',
              price_unit: 'm3',
              number: last.number,
              date: last.date,
              percent: -30,
            },
          },
          {
            code: 'purchase_over_price',
            pointer: '/lines/1/planned_purchase_price',
            params: {
              price: '210.00',
              is_discounted: false,
              currency: 'EUR',
              price_unit: 'm3',
            },
          },
        ])
        expect(
          await previewPriceWarnings(people, {
            ...typed,
            lines: [await createProductLine(people, '300.00')],
          }),
        ).toEqual([])
      },
    ),
    success('does not compare a deal with itself', async (people) => {
      const { deal, write } = await createDeal(people, {
        currency: 'JPY',
        exchange_rate: '160',
        lines: [await createProductLine(people, '300.00')],
      })
      const lines = write.lines.map((line) => ({ ...line, price: '51000.00' }))
      const warned = await previewPriceWarnings(
        people,
        { ...write, exchange_rate: '1.60', lines },
        deal.id,
      )
      expect(
        warned.filter(({ params }) => 'number' in params && params.number === deal.number),
      ).toEqual([])
    }),
  ],
  getDeal: [
    success('keeps warnings for as long as they are true', async (people) => {
      const customer_reference = `po ${crypto.randomUUID().slice(0, 8)}`
      const { deal: earlier } = await createDeal(people, { customer_reference })
      const { deal, write } = await createDeal(people, {
        client_id: earlier.client.id,
        customer_reference,
        delivery_week_from: '2020-W01',
        delivery_week_to: '2020-W02',
        lines: [sampleLine({ planned_purchase_price: '320.00' })],
      })
      const saleManager = await people.as('sale_manager')
      const readCodes = async () =>
        (await expectAnswer(await saleManager.get(`/deals/${deal.id}/`), 'getDeal')).warnings.map(
          ({ code }) => code,
        )
      expect(await readCodes()).toEqual([
        'delivery_before_date',
        'reference_used',
        'purchase_over_price',
      ])
      await expectAnswer(
        await putDeal(people, 'sale_manager', deal, {
          ...write,
          customer_reference: `${customer_reference}-2`,
          delivery_week_from: null,
          delivery_week_to: null,
          lines: write.lines.map((line) => ({ ...line, planned_purchase_price: '300.00' })),
        }),
        'updateDeal',
      )
      expect(await readCodes()).toEqual([])
    }),
    success('has no warnings for users who cannot edit the deal', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed', {
        lines: [sampleLine({ planned_purchase_price: '320.00' })],
      })
      const reader = await people.as('cargo_manager')
      expect(
        (await expectAnswer(await reader.get(`/deals/${deal.id}/`), 'getDeal')).warnings,
      ).toEqual([])
    }),
  ],
} satisfies Cases
