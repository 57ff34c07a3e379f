import { beforeAll, expect, it } from 'vitest'
import { FAKE_NOW } from '@mocks/host/fake-clock'
import { openBusyWeek } from '@mocks/node/busy-week'
import type { Db } from '../db/tables'
import { getCompanyId } from './companies'
import { DEMO_COMPANY } from './company-list'

let db: Db

beforeAll(async () => {
  db = await openBusyWeek()
})

it('the demo’s client has orders in every permanent status, an open basket, and offers with every result', async () => {
  const companyId = getCompanyId(DEMO_COMPANY)
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('company_id', '=', companyId)
    .execute()
  expect(new Set(orders.map(({ status }) => status))).toEqual(
    new Set(['pending', 'received', 'confirmed', 'in_progress', 'completed', 'canceled']),
  )
  expect(
    await db.selectFrom('orders').select('id').where('status', '=', 'initial').execute(),
  ).toHaveLength(1)
  const [basket] = await db
    .selectFrom('baskets')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('status', '=', 'open')
    .execute()
  expect(basket && basket.expires_at > FAKE_NOW).toBe(true)
  const offers = await db
    .selectFrom('offers')
    .select('status')
    .where('company_id', '=', companyId)
    .execute()
  expect(new Set(offers.map(({ status }) => status))).toEqual(
    new Set(['open', 'accepted', 'declined', 'expired', 'withdrawn']),
  )
})

it('the demo has a partly accepted offer, and closed offers store their list price', async () => {
  expect(
    await db
      .selectFrom('notifications')
      .select('id')
      .where('key', '=', 'offer_partly_accepted')
      .execute(),
  ).not.toEqual([])
  const closed = await db
    .selectFrom('offers')
    .select('closed_list_price')
    .where('status', '!=', 'open')
    .execute()
  expect(closed.filter(({ closed_list_price }) => closed_list_price === null)).toEqual([])
})

it('orders match their deals and trucks, and nothing happens in the future', async () => {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('deals', 'deals.id', 'orders.deal_id')
    .select([
      'orders.id',
      'orders.status',
      'orders.volume_l',
      'deals.status as deal',
      'deals.loaded_l',
      'orders.updated_at',
    ])
    .execute()
  const expected = {
    confirmed: ['confirmed'],
    in_progress: ['loading', 'shipped'],
    completed: ['delivered'],
  } as Record<string, string[]>
  for (const order of orders) {
    expect(expected[order.status], order.status).toContain(order.deal)
    const { packs } = await db
      .selectFrom('order_lines')
      .select(({ fn }) => fn.sum<number>('packs').as('packs'))
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow()
    // A load sums its packs, each rounded to a litre by itself; an order rounds each line once.
    const expectedLitres = order.status === 'confirmed' ? 0 : order.volume_l
    const rounding = order.status === 'confirmed' ? 0 : packs / 2
    expect(Math.abs(order.loaded_l - expectedLitres)).toBeLessThanOrEqual(rounding)
    expect(order.updated_at <= FAKE_NOW).toBe(true)
  }
  const notifications = await db
    .selectFrom('notifications')
    .select('created_at')
    .where('created_at', '>', FAKE_NOW)
    .execute()
  expect(notifications).toEqual([])
})

it('the demo’s company has an invoice, a credit note and the invoice that replaced it', async () => {
  const company = getCompanyId(DEMO_COMPANY)
  const invoices = await db
    .selectFrom('invoices')
    .innerJoin('deals', 'deals.id', 'invoices.deal_id')
    .innerJoin('orders', 'orders.id', 'deals.portal_order_id')
    .select('invoices.kind')
    .where('orders.company_id', '=', company)
    .orderBy('invoices.number')
    .execute()
  expect(invoices.filter(({ kind }) => kind === 'credit_note')).toHaveLength(1)
  expect(invoices.length).toBeGreaterThan(2)
})
