import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { sumAmounts } from '@domain/money'
import type { Schemas } from '../call'
import { fromCents, fromLitres } from '../db/decimal-columns'
import { parseJson, toJson } from '../db/rows'
import { toDealWrite } from '../deals/schema'
import { requireDeal } from '../deals/queries'
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

const admin = {
  id: getDemoPersonId('admin'),
  name: 'Admin',
  role: 'admin' as const,
  company_id: null,
  countries: [],
  email: '',
  terms_agreed_at: null,
}

/** Confirms an order, which creates its deal. */
async function confirmOrder(id: string): Promise<void> {
  await world.loginAs('admin')
  const { version } = await read<Schemas['Order']>(`/orders/${id}/`)
  const headers = { 'Content-Type': 'application/json', 'If-Match': `"${version}"` }
  await fetch(`http://localhost/api/orders/${id}/transitions/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ to: 'confirmed' }),
  })
}

async function findConfirmation(dealId: string | null) {
  const { document } = await world.db
    .selectFrom('order_confirmations')
    .select('document')
    .where('deal_id', '=', dealId)
    .executeTakeFirstOrThrow()
  return parseJson(document)
}

it('the deal of an order charges planing in its own line of the deal, at its own price per m³', async () => {
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
    fromCents(order.total_cents - order.services_cents),
  )
  expect(deal.planned.revenue).toBe(fromCents(order.total_cents))
})

it('the order confirmation prints the service, and its lines add up to its total', async () => {
  const order = await createPlanedOrder()
  const { lines, revenue } = await findConfirmation(order.deal_id)
  expect(lines.every(({ service }) => service?.service === 'planing')).toBe(true)
  expect(
    sumAmounts(lines.flatMap(({ amount, service }) => [amount, service?.amount ?? '0.00'])),
  ).toBe(revenue)
})

it('the deal of an order keeps the service when it is saved again', async () => {
  const order = await createPlanedOrder()
  const record = await requireDeal(world.db, admin, order.deal_id ?? '')
  const { planned } = await prepareDeal(world.db, admin, toDealWrite(record), {
    storedDeal: record,
  })
  expect(planned.revenue).toBe(fromCents(order.total_cents))
})

it('the deal of an order converts the delivered price to the unit of the collected price', async () => {
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

it('each line of the deal gets exactly its volume, although every pack is rounded separately', async () => {
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
  await confirmOrder(order_id)
  const given = await world.db
    .selectFrom('allocations')
    .select('litres')
    .where('deal_line_id', '=', lineId)
    .execute()
  expect(given).toEqual([{ litres }])
})

it('the deal of an order keeps the packs of the order in the deal and on its paper, whatever their size', async () => {
  const { id, order_id, packs, specification } = await world.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_id')
    .selectAll('order_lines')
    .where('orders.status', '=', 'received')
    .where('packs', '>', 1)
    .executeTakeFirstOrThrow()
  const board = {
    ...parseJson(specification),
    profile: 'sawn' as const,
    thickness_mm: 50,
    width_mm: 100,
    length_mm: 4_000,
    pcs_per_pack: 100,
    m3_per_pack: null,
  }
  // The last of the packs has 19 pieces.
  const lots = world.db.updateTable('lots').where('order_line_id', '=', id)
  await lots.set({ pcs: 100, litres: 2_000 }).execute()
  const last = await world.db
    .selectFrom('lots')
    .select('id')
    .where('order_line_id', '=', id)
    .executeTakeFirstOrThrow()
  await lots.set({ pcs: 19, litres: 380 }).where('id', '=', last.id).execute()
  const pcs = packs * 100 - 81
  await world.db
    .updateTable('order_lines')
    .set({ pcs, litres: pcs * 20, specification: toJson(board) })
    .where('id', '=', id)
    .execute()
  await confirmOrder(order_id)
  const { deal_id } = await world.db
    .selectFrom('orders')
    .select('deal_id')
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow()
  const deal = await read<Schemas['Deal']>(`/deals/${deal_id}/`)
  const paper = await findConfirmation(deal_id)
  for (const line of [deal.lines[0], paper.lines[0]])
    expect(line).toMatchObject({
      quantity: String(pcs),
      unit: 'pcs',
      packs,
      volume_m3: fromLitres(pcs * 20),
      specification: { pcs_per_pack: null },
    })
})

it('the deal of an order keeps the units and prices of its lines when its deal is a draft again and saved', async () => {
  const { order_id } = await world.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('order_id')
    .where('orders.status', '=', 'received')
    .executeTakeFirstOrThrow()
  await confirmOrder(order_id)
  const { deal_id } = await world.db
    .selectFrom('orders')
    .select('deal_id')
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow()
  const path = `/deals/${deal_id}/`
  const send = (method: string, at: string, version: number, body: object) =>
    fetch(`http://localhost/api${at}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'If-Match': `"${version}"` },
      body: JSON.stringify(body),
    })
  const toTerms = ({ lines }: Schemas['Deal']) =>
    lines.map(({ quantity, unit, price, price_unit, packs, amount, volume_m3 }) => ({
      ...{ quantity, unit, price, price_unit, packs, amount, volume_m3 },
    }))
  const confirmed = await read<Schemas['Deal']>(path)
  await world.db
    .updateTable('deals')
    .set({ status: 'order_confirmation' })
    .where('id', '=', deal_id)
    .execute()
  const reason = 'Another week'
  const reopened = await send('POST', `${path}transitions/`, confirmed.version, {
    to: 'draft',
    reason,
    override: false,
  })
  expect(reopened.status).toBe(200)
  const draft = await read<Schemas['Deal']>(path)
  expect([draft.status, toTerms(draft)]).toEqual(['draft', toTerms(confirmed)])
  const stored = toDealWrite(await requireDeal(world.db, admin, deal_id ?? ''))
  const saved = await send('PUT', path, draft.version, { ...stored, notes: 'Another week' })
  expect(saved.status).toBe(200)
  const { lines, ...after } = (await saved.json()) as Schemas['Deal']
  expect(after.notes).toBe('Another week')
  expect(toTerms({ lines, ...after })).toEqual(toTerms(confirmed))
})
