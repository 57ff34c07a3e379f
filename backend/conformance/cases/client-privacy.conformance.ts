import { expect } from 'vitest'
import { operations, type OperationId } from '@contract/operations'
import { expectAnswer } from '../answers'
import { success, type Cases } from '../case'
import type { People, Visitor } from '../host'
import { postDealTransition } from '../fixtures/saved-deals'
import { proposeChange } from '../fixtures/saved-order-changes'
import {
  createConfirmedOrder,
  OWN_COMPANY,
  type Order,
  setCreditLimit,
} from '../fixtures/saved-orders'
import { createOrderWithDeal, sendTruck } from '../fixtures/saved-order-cargos'

/** Numbers of deals, supplies, cargos and reports, as `toDocumentNumber` formats them. */
const INTERNAL_NUMBER = /\b(?:D|S|C|CR|SR)-\d{4}-\d{4,}\b/
/** Operations that return files, whose names other answers contain. */
const FILES: readonly OperationId[] = [
  'downloadOrderPhoto',
  'downloadOrderInvoice',
  'downloadAttachment',
  'getDemoMailAttachment',
]

const clientReads = (Object.keys(operations) as OperationId[]).filter((id) => {
  const { method, roles } = operations[id]
  return (
    method === 'GET' &&
    !FILES.includes(id) &&
    (roles === 'all' || roles === 'public' || roles.some((role) => role === 'client'))
  )
})

/** Returns the read operation of a path; undefined if clients have none. */
const findRead = (path: string): OperationId | undefined =>
  clientReads.find((id) =>
    new RegExp(`^${operations[id].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(
      path.split('?')[0] ?? '',
    ),
  )

type Item = { id: string }

/** Returns every answer that a client can read, with those of each order and offer, by path. */
async function readEverything(visitor: Visitor): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  async function read<Found>(path: string): Promise<Found> {
    const answer = await visitor.get(path)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    answers.set(path, text)
    return JSON.parse(text) as Found
  }
  const listIds = async (path: string): Promise<string[]> =>
    (await read<{ items: Item[] }>(path)).items.map(({ id }) => id)
  for (const path of [
    '/health/',
    '/ready/',
    '/me/',
    '/demo_people/',
    '/notifications/',
    '/notifications/new_notification_exists/',
    '/outbox/',
    '/seller/',
    '/profile/',
    '/profile/sessions/',
    '/profile/logins/',
    '/prices/paid/?limit=500',
    '/service_prices/',
    '/portal/products/facets/',
    '/portal/products/sizes/',
    '/basket/',
    '/basket/suggestions/',
    `/companies/${OWN_COMPANY}/addresses/`,
  ])
    await read(path)
  for (const id of (await listIds('/portal/products/?limit=500')).slice(0, 10))
    await read(`/portal/products/${id}/`)
  for (const id of await listIds('/offers/?limit=500')) await read(`/offers/${id}/`)
  for (const id of await listIds('/orders/?limit=500')) {
    await read(`/orders/${id}/`)
    await read(`/orders/${id}/thread/`)
    for (const extras of ['comments', 'readers', 'activity', 'attachments'])
      await read(`/records/order/${id}/${extras}/`)
  }
  return answers
}

/** Returns an order that was confirmed over the client's credit limit. */
async function createOverriddenOrder(people: People): Promise<Order> {
  const before = await setCreditLimit(people, '1.00')
  const order = await createConfirmedOrder(people)
  await setCreditLimit(people, before)
  return order
}

export const clientPrivacyCases = {
  getOrderThread: [
    success('hides deal, supplies and cargo from the client, in every answer', async (people) => {
      const { items: sawmills } = await expectAnswer(
        await (await people.as('admin')).get('/sawmills/?limit=500'),
        'listSawmills',
      )
      const shipped = await createOrderWithDeal(people)
      const { cargo, supplyIds } = await sendTruck(people, shipped.deal)
      const changed = await createOrderWithDeal(people)
      await proposeChange(people, changed.deal, {
        reason: `${sawmills[0]?.name} raised its prices, see ${changed.deal.number}`,
        getChange: () => ({ delivery_week_to: '2027-W20' }),
      })
      const canceled = await createOrderWithDeal(people)
      const admin = await people.as('admin')
      const deal = await expectAnswer(await admin.get(`/deals/${canceled.deal.id}/`), 'getDeal')
      await expectAnswer(
        await postDealTransition(people, 'admin', deal, {
          to: 'canceled',
          reason: `${sawmills[0]?.name} cannot deliver ${cargo.number}`,
        }),
        'transitionDeal',
      )

      const answers = await readEverything(await people.as('client'))
      const reads = new Set([...answers.keys()].map((path) => findRead(path)))
      expect(clientReads.filter((id) => !reads.has(id))).toEqual([])
      const internalTexts = [
        ...sawmills.map(({ name }) => name),
        ...[shipped.deal, changed.deal, canceled.deal, cargo].map(({ id }) => id),
        ...supplyIds,
      ]
      // The mails of a demo are public, with the mails of all users.
      answers.delete('/outbox/')
      for (const [path, text] of answers) {
        expect(INTERNAL_NUMBER.exec(text)?.[0], path).toBeUndefined()
        expect(
          internalTexts.filter((internal) => text.includes(internal)),
          path,
        ).toEqual([])
      }
      const thread = await expectAnswer(
        await (await people.as('manager')).get(`/orders/${shipped.order.id}/thread/`),
        'getOrderThread',
      )
      expect(thread).toMatchObject({
        deal: { number: shipped.deal.number },
        cargos: [{ number: cargo.number }],
      })
      expect(thread.supplies.length).toBeGreaterThan(0)
      for (const { number } of thread.supplies) expect(number).toMatch(INTERNAL_NUMBER)
    }),
  ],
  listActivity: [
    success('shows overrides of an order and their reasons to staff only', async (people) => {
      const order = await createOverriddenOrder(people)
      const list = async (role: 'client' | 'manager') =>
        (
          await expectAnswer(
            await (await people.as(role)).get(`/records/order/${order.id}/activity/`),
            'listActivity',
          )
        ).items.map(({ kind, changes, reason }) => [kind, changes[0]?.to, reason])
      const reason = 'A client of many years'
      expect((await list('manager')).slice(0, 2)).toEqual([
        ['transition', 'confirmed', reason],
        ['overridden', undefined, reason],
      ])
      expect((await list('client')).slice(0, 2)).toEqual([
        ['transition', 'confirmed', null],
        ['transition', 'received', null],
      ])
    }),
  ],
} satisfies Cases
