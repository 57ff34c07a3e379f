import { expect } from 'vitest'
import type { Role, Schemas } from '../call'
import { groupBy } from '../db/rows'
import { expectAnswer, expectProblem } from './answers'
import type { People } from './host'
import {
  addLines,
  createBasketItem,
  createConfirmedOrder,
  OWN_COMPANY,
  readBasket,
  type Order,
} from './saved-orders'
import {
  postRevisionTransition,
  putRevision,
  postRevision,
  changeFirstLine,
  type Revision,
} from './saved-revisions'

type RevisionWrite = Schemas['DealRevisionWrite']
type DealRef = { id: string }

/** Free packs that a changed order may take. */
const FREE_PACKS = 4

/** Returns the packs in the yard that no basket and no order has. */
export const listFreeLots = async (people: People, query = ''): Promise<Schemas['Lot'][]> =>
  (
    await expectAnswer(
      await (
        await people.as('admin')
      ).get(`/lots/?limit=500&status=available&sort=received_at${query}`),
      'listLots',
    )
  ).items

/**
 * Returns a confirmed order of one pack, of which more equal packs are free, with its deal.
 * @param services of its lines, each with a pack
 * @param offered price per pack of an offer that is accepted in place of the price list
 */
export async function createOrderOfPacks(
  people: People,
  change: Partial<Schemas['OrderWrite']> = {},
  services: readonly Schemas['LineService'][] = ['none'],
  offered?: string,
): Promise<{ order: Order; deal: DealRef }> {
  const admin = await people.as('admin')
  const groups = groupBy(await listFreeLots(people), ({ product, location, pcs, volume_m3 }) =>
    [product.id, location, pcs, volume_m3].join(' '),
  )
  for (const lots of groups.values()) {
    const [first] = lots
    if (lots.length < FREE_PACKS || !first) continue
    for (const { id } of (await readBasket(people, 'admin')).lines)
      await admin.delete(`/basket/lines/${id}/`)
    if (offered !== undefined) {
      await acceptPacks(people, first, offered)
      break
    }
    const items = services.map((service) =>
      createBasketItem({ product_id: first.product.id, pcs_per_pack: first.pcs, service }),
    )
    const { results } = await addLines(people, 'admin', OWN_COMPANY, ...items)
    if (results.every(({ outcome }) => outcome === 'reserved')) break
  }
  const order = await createConfirmedOrder(people, change)
  return { order, deal: { id: order.deal?.id ?? '' } }
}

/** Puts a pack of a product into the buyer's basket at a price per pack. */
async function acceptPacks(
  people: People,
  { product }: Pick<Schemas['Lot'], 'product'>,
  price: string,
): Promise<void> {
  const terms = { lot_id: null, packs: 1, price, price_unit: 'pack', note: null }
  const made = { company_ids: [OWN_COMPANY], product_id: product.id, ...terms }
  const { items } = await expectAnswer(
    await (await people.as('admin')).post('/offers/', { ...made, valid_until: '2027-06-30' }),
    'makeOffers',
  )
  await expectAnswer(
    await (
      await people.as('client')
    ).post(
      `/offers/${items[0]?.id}/transitions/`,
      { to: 'accepted' },
      { 'If-Match': `"${items[0]?.version}"` },
    ),
    'transitionOffer',
  )
}

export const readOrder = async (
  people: People,
  { id }: Pick<Order, 'id'>,
  role: Role = 'client',
): Promise<Order> => expectAnswer(await (await people.as(role)).get(`/orders/${id}/`), 'getOrder')

/** Opens a revision of an order's deal by an admin. */
export const openChange = async (
  people: People,
  deal: DealRef,
  reason = 'Internal reason',
): Promise<Revision> =>
  expectAnswer(await postRevision(people, 'admin', deal, { reason }), 'openDealRevision')

/** Returns the quantity of the first line with one pack more. */
export async function addPack(people: People, revision: Revision): Promise<string> {
  const [line] = revision.lines
  const quantity = String(Number(line?.quantity) + 1)
  const answer = await putRevision(people, 'admin', revision, {
    ...changeFirstLine(revision, { quantity }),
  })
  const { errors = [] } = await expectProblem(answer, 'validation', 422)
  expect(errors).toMatchObject([{ code: 'whole_packs', params: { below: line?.quantity } }])
  return errors[0]?.params?.above ?? ''
}

export const saveChange = async (
  people: People,
  revision: Revision,
  change: Partial<RevisionWrite>,
): Promise<Revision> =>
  expectAnswer(await putRevision(people, 'admin', revision, change), 'updateDealRevision')

export const transitionChange = async (
  people: People,
  revision: Revision,
  step: object,
): Promise<Revision> =>
  expectAnswer(
    await postRevisionTransition(people, 'admin', revision, step),
    'transitionDealRevision',
  )

/** Sends a revision of an order's deal to its client. */
export async function proposeChange(
  people: People,
  deal: DealRef,
  { reason, getChange }: { reason?: string; getChange: (one: Revision) => Partial<RevisionWrite> },
): Promise<Revision> {
  const opened = await openChange(people, deal, reason)
  return transitionChange(people, await saveChange(people, opened, getChange(opened)), {
    to: 'sent',
  })
}

/** Returns the mails of the demo that link to a page, newest first. */
export const listLinkedMails = async (
  people: People,
  path: string,
): Promise<Schemas['DemoMail'][]> =>
  (await expectAnswer(await people.stranger().get('/outbox/'), 'listDemoMails')).items.filter(
    ({ link }) => link === path,
  )

type Answer = Partial<Schemas['OrderChangeAnswer']>

export const postChangeAnswer = async (
  people: People,
  { id, version }: Pick<Order, 'id' | 'version'>,
  answer: Answer,
  headers: Record<string, string> = {},
): Promise<Response> =>
  (await people.as('client')).post(`/orders/${id}/change/answer/`, answer, {
    'If-Match': `"${version}"`,
    ...headers,
  })

/** Answers the proposed change of an order by its client. */
export async function answerChange(
  people: People,
  order: Pick<Order, 'id'>,
  answer: Answer,
): Promise<Order> {
  const now = await readOrder(people, order)
  return expectAnswer(
    await postChangeAnswer(people, now, {
      revision: now.proposed_change?.revision ?? 0,
      ...answer,
    }),
    'answerOrderChange',
  )
}
