import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { sumAmounts } from '@domain/timber'
import type { Schemas } from '../call'
import { fromCents } from '../db/decimal-columns'
import { parseJson, toJson } from '../db/rows'
import { toDealWrite } from '../deals/schema'
import { findDeal } from '../deals/queries'
import { prepareDeal } from '../deals/prepare-deal'
import { getDemoPersonId } from '../seed/people'

setUpTestWorlds()
const world = useTestWorld()

async function read<Found>(path: string): Promise<Found> {
  return (await fetch(`http://localhost/api${path}`)).json() as Promise<Found>
}

/** An order of planed wood with a deal. */
async function createPlanedOrder() {
  const { order_id } = await world.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('order_id')
    .where('service', '=', 'planing')
    .where('deal_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return world.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow()
}

it('charges planing in its own line of the deal, at its own price per m³', async () => {
  const order = await createPlanedOrder()
  const ordered = await world.db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  await world.loginAs('admin')
  const deal = await read<Schemas['Deal']>(`/deals/${order.deal_id}/`)
  expect(
    deal.lines.map(
      ({ service }) => service && { service: service.service, amount: service.amount },
    ),
  ).toEqual(
    ordered.map(({ service, service_cents }) => ({ service, amount: fromCents(service_cents) })),
  )
  for (const { service } of deal.lines)
    expect(Number(service?.amount)).toBeCloseTo(Number(service?.m3) * Number(service?.price), 2)
  // The wood's price includes the wood and its transport, but no service.
  expect(sumAmounts(deal.lines.map(({ amount }) => amount))).toBe(
    fromCents(order.goods_cents + (order.transport_cents ?? 0)),
  )
  expect(deal.planned.revenue).toBe(fromCents(order.total_cents))
})

it('prints the service on the order confirmation, whose lines add up to its total', async () => {
  const order = await createPlanedOrder()
  await world.loginAs('admin')
  const { lines, revenue } = await read<Schemas['OrderConfirmation']>(
    `/deals/${order.deal_id}/order_confirmation/`,
  )
  expect(lines.every(({ service }) => service?.service === 'planing')).toBe(true)
  expect(
    sumAmounts(lines.flatMap(({ amount, service }) => [amount, service?.amount ?? '0.00'])),
  ).toBe(revenue)
})

it('keeps the service when the deal is saved again', async () => {
  const order = await createPlanedOrder()
  const admin = {
    id: getDemoPersonId('admin'),
    name: 'Admin',
    role: 'admin' as const,
    company_id: null,
    countries: [],
    email: '',
    terms_agreed_at: null,
  }
  const record = await findDeal(world.db, admin, order.deal_id ?? '')
  const { planned } = await prepareDeal(world.db, admin, toDealWrite(record), record)
  expect(planned.revenue).toBe(fromCents(order.total_cents))
})

it('converts the delivered price to the unit of the collected price', async () => {
  const order = await createPlanedOrder()
  const line = await world.db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  const specification = { ...parseJson(line.specification), thickness_mm: 50, width_mm: 100 }
  await world.db
    .updateTable('order_lines')
    .set({ price: 20_000, price_unit: 'lm', specification: toJson(specification) })
    .where('id', '=', line.id)
    .execute()
  await world.loginAs('admin')
  const { lines, figures } = await read<Schemas['Order']>(`/orders/${order.id}/`)
  // 200 lm of 50 x 100 mm are one m3.
  const way = Number(figures.transport) / Number(figures.m3) / 200
  expect(lines[0]).toMatchObject({ price: '2.00', price_unit: 'lm' })
  expect(Number(lines[0]?.price_dap)).toBeCloseTo(2 + way, 3)
})

it('allocates to each line of the deal exactly its volume, although every pack is rounded separately', async () => {
  const { id: lineId, order_id } = await world.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_lines.id', 'order_id'])
    .where('orders.status', '=', 'received')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lots')
          .select('lots.id')
          .whereRef('order_line_id', '=', 'order_lines.id')
          .where('packs', '>', 1),
      ),
    )
    .executeTakeFirstOrThrow()
  const line = await world.db
    .selectFrom('order_lines')
    .selectAll()
    .where('id', '=', lineId)
    .executeTakeFirstOrThrow()
  const { supply_line_id } = await world.db
    .selectFrom('lots')
    .select('supply_line_id')
    .where('supply_line_id', 'is not', null)
    .executeTakeFirstOrThrow()
  // A piece is 19.575 litres: a pack of six is 117.45, so all packs exceed the rounded sum.
  const specification = {
    ...parseJson(line.specification),
    profile: 'sawn' as const,
    thickness_mm: 45,
    width_mm: 145,
    length_mm: 3_000,
  }
  const pcs = line.packs * 6
  const litres = Math.round(pcs * 19.575)
  expect(litres).toBeGreaterThan(line.packs * 117)
  await world.db
    .updateTable('order_lines')
    .set({ pcs, litres, specification: toJson(specification) })
    .where('id', '=', lineId)
    .execute()
  await world.db
    .updateTable('lots')
    .set({ pcs: 6, litres: 117, supply_line_id })
    .where('order_line_id', '=', lineId)
    .execute()
  await world.loginAs('admin')
  const { version } = await read<Schemas['Order']>(`/orders/${order_id}/`)
  const headers = { 'Content-Type': 'application/json', 'If-Match': `"${version}"` }
  await fetch(`http://localhost/api/orders/${order_id}/transitions/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ to: 'confirmed' }),
  })
  const given = await world.db
    .selectFrom('allocations')
    .select('litres')
    .where('deal_line_id', '=', lineId)
    .execute()
  expect(given).toEqual([{ litres }])
})
