import { expect } from 'vitest'
import { vDealWrite } from '@/shared/api/generated/validators'
import { createEmptyFields } from '../records/field-table'
import type { Role, Schemas } from '../call'
import { BOARD } from '../wood-lines/samples'
import { expectAnswer } from './answers'
import type { People } from './host'
import { sampleClient } from './samples'

export type Deal = Schemas['Deal']
type DealWrite = Schemas['DealWrite']
type LineWrite = Schemas['DealLineWrite']

/** A certified board of spruce, for lines without a product. */
export const CERTIFIED_BOARD: Schemas['Specification'] = {
  ...BOARD,
  certification: 'pefc_certified',
  hs_code: '4407.12',
}

/** Returns a line of 40 m3 at 312.00, with a planned purchase price of 248.00. */
export const sampleLine = (change: Partial<LineWrite> = {}): LineWrite => ({
  id: crypto.randomUUID(),
  product_id: null,
  specification: CERTIFIED_BOARD,
  quantity: '40.000',
  unit: 'm3',
  price: '312.00',
  planned_purchase_price: '248.00',
  price_unit: 'm3',
  certification: 'pefc_certified',
  remark: null,
  discount: null,
  ...change,
})

/**
 * Returns a complete deal: 12,480.00 revenue and, after 2 % and 1,200.00 freight, 1,110.40 margin.
 */
export const sampleDeal = (
  change: Partial<DealWrite> & Pick<DealWrite, 'client_id' | 'sale_manager_id'>,
): DealWrite => ({
  ...createEmptyFields(vDealWrite),
  date: '2026-11-20',
  customer_reference: 'PO 4711',
  incoterms: { rule: 'DAP', place: 'Lyon' },
  payment_terms: { kind: 'net_days', net_days: 30 },
  currency: 'EUR',
  delivery_week_from: '2026-W50',
  delivery_week_to: '2026-W51',
  transport: { kind: 'truck', count: 2 },
  destination: 'Lyon',
  tolerance_percent: 10,
  commission: { kind: 'percent', value: '2.00', currency: null, exchange_rate: null },
  planned_freight: { amount: '1200.00', currency: change.currency ?? 'EUR', exchange_rate: null },
  other_costs: [],
  charges: [],
  lines: [sampleLine()],
  ...change,
})

export const findPersonId = async (people: People, role: Role): Promise<string> =>
  (await expectAnswer(await (await people.as(role)).get('/me/'), 'getMe')).id

/**
 * Creates a client.
 * @returns its id
 */
export async function createClient(
  people: People,
  change: Parameters<typeof sampleClient>[0] = {},
): Promise<string> {
  const admin = await people.as('admin')
  return (await expectAnswer(await admin.post('/clients/', sampleClient(change)), 'createClient'))
    .id
}

/** Returns the payload of a complete deal of the demo's sale manager for a new client. */
export async function createDealWrite(
  people: People,
  change: Partial<DealWrite> = {},
): Promise<DealWrite> {
  const sale_manager_id = await findPersonId(people, 'sale_manager')
  const client_id = change.client_id ?? (await createClient(people))
  return sampleDeal({ sale_manager_id, ...change, client_id })
}

/** Creates a complete deal by its sale manager. */
export async function createDeal(
  people: People,
  change: Partial<DealWrite> = {},
): Promise<{ deal: Deal; write: DealWrite }> {
  const write = await createDealWrite(people, change)
  const seller = await people.as('sale_manager')
  return { deal: await expectAnswer(await seller.post('/deals/', write), 'createDeal'), write }
}

/** Requests a transition of the given version. */
export async function postDealTransition(
  people: People,
  role: Role,
  deal: Pick<Deal, 'id' | 'version'>,
  body: Record<string, unknown>,
): Promise<Response> {
  const visitor = await people.as(role)
  return visitor.post(`/deals/${deal.id}/transitions/`, body, { 'If-Match': `"${deal.version}"` })
}

/** Creates a deal in this status. */
export async function createDealInStatus(
  people: People,
  status: 'order_confirmation' | 'confirmed',
  change: Partial<DealWrite> = {},
): Promise<{ deal: Deal; write: DealWrite }> {
  const { deal, write } = await createDeal(people, change)
  const issued = await expectAnswer(
    await postDealTransition(people, 'sale_manager', deal, { to: 'order_confirmation' }),
    'transitionDeal',
  )
  if (status === 'order_confirmation') return { deal: issued, write }
  const confirmed = await expectAnswer(
    await postDealTransition(people, 'sale_manager', issued, { to: 'confirmed' }),
    'transitionDeal',
  )
  expect(confirmed.status).toBe('confirmed')
  return { deal: confirmed, write }
}

/** Reads a deal, as the admin by default. */
export const readDeal = async (
  people: People,
  { id }: Pick<Deal, 'id'>,
  role: Role = 'admin',
): Promise<Deal> => expectAnswer(await (await people.as(role)).get(`/deals/${id}/`), 'getDeal')

/** Requests a change of the given version. */
export async function putDeal(
  people: People,
  role: Role,
  deal: Pick<Deal, 'id' | 'version'>,
  write: DealWrite,
): Promise<Response> {
  return (await people.as(role)).put(`/deals/${deal.id}/`, write, {
    'If-Match': `"${deal.version}"`,
  })
}

/** Returns the texts of a user's notifications of a record, newest first. */
export async function listNotificationTexts(
  people: People,
  role: Role,
  { id }: { id: string },
): Promise<string[]> {
  const all = await expectAnswer(
    await (await people.as(role)).get('/notifications/'),
    'listNotifications',
  )
  return all.filter(({ record }) => record?.id === id).map(({ message }) => message)
}
