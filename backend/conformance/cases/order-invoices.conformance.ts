import { expect } from 'vitest'
import { expectAnswer, expectProblem } from '../answers'
import { notFound, success, UNKNOWN_ID, type Cases } from '../case'
import type { People } from '../host'
import {
  postCredit,
  postInvoice,
  createInvoiceWrite,
  type Invoice,
} from '../fixtures/saved-invoices'
import { advanceCargo } from '../fixtures/saved-cargos'
import { createOrderWithDeal, planTruck } from '../fixtures/saved-order-cargos'
import {
  createOrder,
  FOREIGN_COMPANY,
  type Order,
  postOrderTransition,
} from '../fixtures/saved-orders'

/** Returns an order of the demo's company whose truck is sealed or has left, and is invoiced. */
async function createInvoicedOrder(
  people: People,
  status: 'sealed' | 'in_transit' = 'in_transit',
): Promise<{ order: Order; invoice: Invoice }> {
  const { order, deal } = await createOrderWithDeal(people)
  const { truck } = await planTruck(people, deal)
  const sealed = await advanceCargo(people, truck, 'booked', 'loading', 'sealed')
  const cargo = status === 'sealed' ? sealed : await advanceCargo(people, sealed, status)
  const admin = await people.as('admin')
  const now = await expectAnswer(await admin.get(`/deals/${deal.id}/`), 'getDeal')
  const invoice = await expectAnswer(
    await postInvoice(people, 'admin', now, createInvoiceWrite(cargo)),
    'issueInvoice',
  )
  return { order, invoice }
}

const download = async (people: People, role: 'client' | 'manager', order: Order, id: string) =>
  (await people.as(role)).get(`/orders/${order.id}/invoices/${id}/`)

export const orderInvoiceCases = {
  downloadOrderInvoice: [
    success('lets the company read the invoices of its order and their PDFs', async (people) => {
      const { order, invoice } = await createInvoicedOrder(people)
      const note = await expectAnswer(await postCredit(people, 'admin', invoice), 'creditInvoice')
      const client = await people.as('client')
      const { invoices } = await expectAnswer(
        await client.get(`/orders/${order.id}/thread/`),
        'getOrderThread',
      )
      expect(invoices).toMatchObject([
        { id: note.id, kind: 'credit_note', total: note.total, credited_by: null },
        { id: invoice.id, kind: 'invoice', total: invoice.total, credited_by: note.number },
      ])
      for (const { id, number, kind } of [invoice, note]) {
        const file = await download(people, 'client', order, id)
        expect(file.headers.get('content-type')).toBe('application/pdf')
        expect(file.headers.get('content-disposition')).toContain(
          `${number}-${kind.replace('_', '-')}.pdf`,
        )
        expect((await file.text()).startsWith('%PDF')).toBe(true)
      }
    }),
    success('keeps an order from cancellation until it is credited', async (people) => {
      const { order, invoice } = await createInvoicedOrder(people, 'sealed')
      const cancel = async () => {
        const admin = await people.as('admin')
        const now = await expectAnswer(await admin.get(`/orders/${order.id}/`), 'getOrder')
        return postOrderTransition(people, 'admin', now, { to: 'canceled', reason: 'Bankrupt' })
      }
      const { missing } = await expectProblem(await cancel(), 'needs_missing', 409)
      expect(missing).toEqual([{ code: 'nothing_invoiced' }])
      await expectAnswer(await postCredit(people, 'admin', invoice), 'creditInvoice')
      await expectAnswer(await cancel(), 'transitionOrder')
    }),
    notFound('hides invoices of other companies and of other orders', async (people) => {
      const { order, invoice } = await createInvoicedOrder(people)
      const foreign = await createOrder(people, 'admin', {}, FOREIGN_COMPANY)
      const other = await createOrder(people)
      for (const role of ['client', 'manager'] as const) {
        for (const hidden of [foreign, other])
          await expectProblem(await download(people, role, hidden, invoice.id), 'not_found', 404)
        await expectProblem(await download(people, role, order, UNKNOWN_ID), 'not_found', 404)
      }
    }),
  ],
} satisfies Cases
