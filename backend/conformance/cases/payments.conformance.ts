import { expect } from 'vitest'
import type { Schemas } from '../../call'
import { expectAnswer, expectFieldErrors } from '../answers'
import { idempotent, invalid, success, type Cases } from '../case'
import type { People } from '../host'
import { createInvoiceWrite, createShippedDeal, issueInvoice } from '../fixtures/saved-invoices'
import { createClient, createDeal, createDealInStatus, readDeal } from '../fixtures/saved-deals'

type SheetRow = Schemas['PaymentSheetRow']
type Deal = Schemas['Deal']

/** Creates a confirmed deal over 12,480.00 EUR. */
async function createConfirmedDeal(people: People): Promise<Deal> {
  const client_id = await createClient(people)
  return (await createDealInStatus(people, 'confirmed', { client_id })).deal
}

const createRow = (deal: Deal, change: Partial<SheetRow> = {}): SheetRow => ({
  row: 2,
  date: deal.date,
  amount: '5000.00',
  currency: 'EUR',
  reference: `Facture ${deal.number}`,
  payer: 'Bois du Rhône',
  deal_number: null,
  ...change,
})

async function preview(people: People, ...rows: SheetRow[]) {
  const saleManager = await people.as('sale_manager')
  const answer = await expectAnswer(
    await saleManager.post('/payments/preview/', { rows }),
    'previewPayments',
  )
  return answer.rows
}

const previewOutcomes = async (people: People, ...rows: SheetRow[]) =>
  (await preview(people, ...rows)).map(({ outcome }) => outcome)

export const paymentCases = {
  previewPayments: [
    success('finds the deal by its number, and stores nothing', async (people) => {
      const deal = await createConfirmedDeal(people)
      expect(await preview(people, createRow(deal))).toEqual([
        {
          row: 2,
          outcome: 'accepted',
          deal: {
            id: deal.id,
            number: deal.number,
            client: deal.client.name,
            currency: 'EUR',
            payable: '12480.00',
          },
          candidates: [],
        },
      ])
      const saleManager = await people.as('sale_manager')
      const after = await expectAnswer(await saleManager.get(`/deals/${deal.id}/`), 'getDeal')
      expect(after.paid).toBe('0.00')
    }),
    success('says why a row is not recorded', async (people) => {
      const [deal, other] = [await createConfirmedDeal(people), await createConfirmedDeal(people)]
      const { deal: draft } = await createDeal(people)
      const row = createRow(deal)
      expect(
        await previewOutcomes(
          people,
          { ...row, reference: 'Invoice of May' },
          { ...row, reference: `${deal.number} ${other.number}` },
          { ...row, reference: draft.number },
          { ...row, currency: 'USD' },
          { ...row, amount: '0.00' },
          { ...row, amount: '12480.01' },
          { ...row, date: '2099-01-01' },
          { ...row, date: '2001-01-01' },
        ),
      ).toEqual([
        'unmatched',
        'ambiguous',
        'not_sold',
        'other_currency',
        'too_small',
        'too_large',
        'future_day',
        'day_too_early',
      ])
    }),
    success(
      'finds the deal by the number of its invoice, which sets the due day',
      async (people) => {
        const { deal, cargo } = await createShippedDeal(people)
        const invoice = await issueInvoice(people, deal, createInvoiceWrite(cargo))
        const row = createRow(deal, { reference: `Rechnung ${invoice.number}` })
        expect(await preview(people, row)).toMatchObject([
          { outcome: 'accepted', deal: { number: deal.number } },
        ])
        const { instalments } = await readDeal(people, deal)
        expect(instalments.map(({ due_on }) => due_on)).toEqual([invoice.due_on, null])
      },
    ),
    success('accepts a payment with the VAT that is not invoiced yet', async (people) => {
      const client_id = await createClient(people, { country: 'LT' })
      const { deal } = await createDealInStatus(people, 'confirmed', { client_id })
      const row = createRow(deal, { amount: '15100.80' })
      expect(await preview(people, row, { ...row, amount: '15100.81' })).toMatchObject([
        { outcome: 'accepted' },
        { outcome: 'too_large', deal: { payable: '0.00' } },
      ])
    }),
    success('takes the deal that is assigned by hand', async (people) => {
      const [deal, other] = [await createConfirmedDeal(people), await createConfirmedDeal(people)]
      const [row] = await preview(
        people,
        createRow(deal, {
          reference: `${deal.number} ${other.number}`,
          deal_number: other.number,
        }),
      )
      expect(row).toMatchObject({ outcome: 'accepted', deal: { number: other.number } })
    }),
    success('counts earlier rows of the sheet, and finds twins', async (people) => {
      const row = createRow(await createConfirmedDeal(people))
      expect(
        await previewOutcomes(
          people,
          row,
          row,
          { ...row, amount: '7480.00' },
          {
            ...row,
            amount: '1.00',
          },
        ),
      ).toEqual(['accepted', 'duplicate', 'accepted', 'too_large'])
      const deal = await createConfirmedDeal(people)
      expect(
        await preview(people, createRow(deal), createRow(deal, { amount: '7480.01' })),
      ).toMatchObject([
        { outcome: 'accepted' },
        { outcome: 'too_large', deal: { payable: '7480.00' } },
      ])
    }),
    invalid('refuses a sheet without rows, and cells of the wrong format', async (people) => {
      const saleManager = await people.as('sale_manager')
      await expectFieldErrors(await saleManager.post('/payments/preview/', { rows: [] }), {
        '/rows': 'too_short',
      })
      const row = createRow(await createConfirmedDeal(people), { amount: '5000' })
      await expectFieldErrors(await saleManager.post('/payments/preview/', { rows: [row] }), {
        '/rows/0/amount': 'wrong_format',
      })
    }),
    success('leaves out deals of other sale managers', async (people) => {
      const own = await createConfirmedDeal(people)
      // Other cases add deals, so the oldest ones are those of the demo.
      const { items } = await expectAnswer(
        await (await people.as('admin')).get('/deals/?sort=number&limit=100'),
        'listDeals',
      )
      const other = items.find(({ sale_manager }) => sale_manager.id !== own.sale_manager.id)
      expect(
        await previewOutcomes(people, createRow(own, { reference: other?.number ?? '' })),
      ).toEqual(['not_yours'])
    }),
  ],
  importPayments: [
    success('records the accepted rows once, also if the sheet comes again', async (people) => {
      const deal = await createConfirmedDeal(people)
      const saleManager = await people.as('sale_manager')
      const rows = [createRow(deal), createRow(deal, { row: 3, reference: 'No number' })]
      const send = async () =>
        (
          await expectAnswer(
            await saleManager.post('/payments/import/', { rows }),
            'importPayments',
          )
        ).rows.map(({ outcome }) => outcome)
      expect(await send()).toEqual(['accepted', 'unmatched'])
      expect(await send()).toEqual(['duplicate', 'unmatched'])
      const paid = await expectAnswer(await saleManager.get(`/deals/${deal.id}/`), 'getDeal')
      expect(paid).toMatchObject({
        paid: '5000.00',
        unpaid: '7480.00',
        payments: [{ reference: `Facture ${deal.number}`, payer: 'Bois du Rhône' }],
      })
      const [entry] = (
        await expectAnswer(
          await saleManager.get(`/records/deal/${deal.id}/activity/`),
          'listActivity',
        )
      ).items
      expect(entry?.changes).toEqual([
        { field: 'payment', line: null, from: null, to: `${deal.date} 5000.00 EUR` },
      ])
    }),
    invalid('refuses a sheet with a day that does not exist', async (people) => {
      const row = createRow(await createConfirmedDeal(people), { date: '2026-02-30' })
      await expectFieldErrors(
        await (await people.as('sale_manager')).post('/payments/import/', { rows: [row] }),
        { '/rows/0/date': 'wrong_format' },
      )
    }),
    idempotent('records once per idempotency key', async (people) => {
      const deal = await createConfirmedDeal(people)
      const saleManager = await people.as('sale_manager')
      const send = () =>
        saleManager.post(
          '/payments/import/',
          { rows: [createRow(deal)] },
          { 'Idempotency-Key': `sheet-${deal.id}` },
        )
      const first = await expectAnswer(await send(), 'importPayments')
      expect(await expectAnswer(await send(), 'importPayments')).toEqual(first)
      expect(first.rows).toMatchObject([{ outcome: 'accepted' }])
    }),
  ],
} satisfies Partial<Cases>
