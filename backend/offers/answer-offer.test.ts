import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Schemas } from '../call'
import { parseJson } from '../db/rows'
import { getCompanyId } from '../seed/companies'
import { DEMO_COMPANY } from '../seed/company-list'
import { getDemoPersonId } from '../seed/people'
import { scheduleOfferEnd } from './end-offer'

setUpTestWorlds()
const world = useTestWorld()
const COMPANY = getCompanyId(DEMO_COMPANY)

const call = async (method: string, path: string, body?: object, version = 1): Promise<Response> =>
  fetch(`http://localhost/api${path}`, {
    method,
    ...(body && {
      headers: { 'Content-Type': 'application/json', 'If-Match': `"${version}"` },
      body: JSON.stringify(body),
    }),
  })
const EMPTY_WISH = {
  product_id: null,
  lot_id: null,
  code: null,
  pcs_per_pack: null,
  barcode_starts: null,
  quantity: '1',
  unit: 'pack',
  service: 'none',
}
const answerOffer = (offer: Schemas['Offer'], body: object) =>
  call('POST', `/offers/${offer.id}/transitions/`, body, offer.version)

/** Creates an offer of 45 packs more than are free at one location. */
async function createOversizedOffer(): Promise<{ offer: Schemas['Offer']; free: number }> {
  await world.loginAs('client')
  await call('DELETE', '/basket/')
  const lots = await world.db
    .selectFrom('lots')
    .select(['product_id', 'location'])
    .where('status', '=', 'available')
    .execute()
  const product = lots.find(({ product_id, location }) =>
    lots.every((lot) => lot.product_id !== product_id || lot.location === location),
  )
  if (!product) throw new Error('The demo has no product at one place alone.')
  const free = lots.filter(({ product_id }) => product_id === product.product_id).length
  await world.loginAs('manager')
  const terms = {
    product_id: product.product_id,
    lot_id: null,
    packs: free + 45,
    price: '300.00',
    price_unit: 'm3',
    valid_until: '2027-06-30',
    note: null,
  }
  const { items } = (await (
    await call('POST', '/offers/', { company_ids: [COMPANY], ...terms })
  ).json()) as Schemas['OffersMade']
  await world.loginAs('client')
  if (!items[0]) throw new Error('No offer was made.')
  return { offer: items[0], free }
}

const findNotifications = (key: string) =>
  world.db
    .selectFrom('notifications')
    .select(['person_id', 'params'])
    .where('key', '=', key)
    .orderBy('created_at', 'desc')
    .execute()

it('an acceptance reserves nothing and returns the free packs, if fewer are free than offered', async () => {
  const { offer, free } = await createOversizedOffer()
  const refused = await answerOffer(offer, { to: 'accepted' })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    errors: [{ pointer: '/packs', code: 'too_large', params: { max: free } }],
  })
  expect(((await (await call('GET', '/basket/')).json()) as Schemas['Basket']).lines).toEqual([])
})

it('an acceptance returns the location of the basket if fewer packs are free there than in all stock', async () => {
  const { offer, free } = await createOversizedOffer()
  const rows = await world.db
    .selectFrom('lots')
    .select(['id', 'location'])
    .where('product_id', '=', offer.product.id)
    .where('status', '=', 'available')
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  const [first, ...otherRows] = rows
  if (!first || otherRows.length < 2) throw new Error('The product has too few packs.')
  const other = first.location === 'LVRIX' ? 'EETLL' : 'LVRIX'
  await world.db.updateTable('lots').set({ location: other }).where('id', '=', first.id).execute()
  const add = { ...EMPTY_WISH, lot_id: first.id }
  await call('POST', '/basket/lines/', { company_id: null, lines: [add] })
  const second = { ...EMPTY_WISH, product_id: offer.product.id, quantity: '2' }
  const added = (await (
    await call('POST', '/basket/lines/', { company_id: null, lines: [second] })
  ).json()) as Schemas['BasketChange']
  expect(added.results).toMatchObject([{ outcome: 'other_location', location: other }])
  const [moved] = otherRows
  await world.db
    .updateTable('lots')
    .set({ location: other })
    .where('id', '=', moved?.id ?? '')
    .execute()
  expect(await (await answerOffer(offer, { to: 'accepted' })).json()).toMatchObject({
    errors: [{ pointer: '/packs', params: { max: 1, location: other } }],
  })
  expect(await (await answerOffer(offer, { to: 'accepted', packs: 1 })).json()).toMatchObject({
    offer: { packs: free + 44 },
    results: [{ outcome: 'reserved', packs: 1, location: other }],
  })
})

it('accepted packs are put into the basket, and the other 45 stay open', async () => {
  const { offer, free } = await createOversizedOffer()
  const answered = (await (
    await answerOffer(offer, { to: 'accepted', packs: free })
  ).json()) as Schemas['OfferAnswer']
  expect(answered).toMatchObject({
    offer: { status: 'open', packs: 45, version: 2 },
    results: [{ packs: free }],
  })
  const notifications = await findNotifications('offer_partly_accepted')
  expect(notifications.map(({ params }) => JSON.parse(params) as unknown)).toContainEqual(
    expect.objectContaining({ packs: String(free), rest: '45' }),
  )
})

it('an offer still says what was accepted after the other 45 packs expired', async () => {
  const { offer, free } = await createOversizedOffer()
  await answerOffer(offer, { to: 'accepted', packs: free })
  const acceptedAt = world.clock.now().toISOString()
  world.clock.advance(365 * 86_400_000)
  await world.loginAs('client')
  expect(await (await call('GET', `/offers/${offer.id}/`)).json()).toMatchObject({
    status: 'expired',
    packs: 45,
    acceptances: [{ packs: free, accepted_at: acceptedAt }],
  })
})

it('more packs than offered are refused', async () => {
  const { offer } = await createOversizedOffer()
  expect(
    await (await answerOffer(offer, { to: 'accepted', packs: offer.packs + 1 })).json(),
  ).toMatchObject({ errors: [{ pointer: '/packs', params: { max: offer.packs } }] })
})

it('a closed offer stores the list price of its last day', async () => {
  const { offer } = await createOversizedOffer()
  expect(offer.list_price).not.toBeNull()
  const { offer: declined } = (await (
    await answerOffer(offer, { to: 'declined', reason: 'No' })
  ).json()) as Schemas['OfferAnswer']
  await world.db
    .updateTable('prices')
    .set((eb) => ({ price: eb('price', '+', 10_000) }))
    .where('product_id', '=', offer.product.id)
    .execute()
  const now = (await (await call('GET', `/offers/${offer.id}/`)).json()) as Schemas['Offer']
  expect([declined.list_price, now.list_price]).toEqual([offer.list_price, offer.list_price])
})

it('an answer notifies the new manager if the company changed its manager', async () => {
  const { offer } = await createOversizedOffer()
  const [leaver, successor] = [getDemoPersonId('manager'), await findAnotherManager()]
  await world.loginAs('admin')
  const person = (await (await call('GET', `/people/${leaver}/`)).json()) as Schemas['Person']
  const work = person.open_work.find(({ kind }) => kind === 'company')
  expect(work?.offers).toBeGreaterThan(0)
  expect(
    (
      await call(
        'POST',
        `/people/${leaver}/hand_over/`,
        { work: [{ kind: 'company', to_id: successor.id }] },
        person.version,
      )
    ).status,
  ).toBe(200)
  await world.loginAs('client')
  const { offer: declined } = (await (
    await answerOffer(offer, { to: 'declined', reason: 'Too long' })
  ).json()) as Schemas['OfferAnswer']
  expect(declined).toMatchObject({ created_by: { id: leaver }, manager: { id: successor.id } })
  expect(await findNotifiedOfAnswer()).toEqual([successor.id])
})

it('an answer notifies the managers of all companies if the manager left and the country has none', async () => {
  const { offer } = await createOversizedOffer()
  await world.db
    .updateTable('people')
    .set({ is_active: 0 })
    .where('id', '=', getDemoPersonId('manager'))
    .execute()
  await world.db.deleteFrom('person_countries').execute()
  await answerOffer(offer, { to: 'declined', reason: 'Too long' })
  const keepers = await world.db
    .selectFrom('people')
    .select('id')
    .where('role', 'in', ['global_manager', 'admin'])
    .where('is_active', '=', 1)
    .execute()
  expect((await findNotifiedOfAnswer()).toSorted()).toEqual(keepers.map(({ id }) => id).toSorted())
})

const findAnotherManager = () =>
  world.db
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'manager')
    .where('is_active', '=', 1)
    .where('id', '!=', getDemoPersonId('manager'))
    .orderBy('id')
    .executeTakeFirstOrThrow()

/** People who were notified that the offer is declined as too long. */
const findNotifiedOfAnswer = async () =>
  (await findNotifications('offer_declined'))
    .filter(({ params }) => params.includes('Too long'))
    .map(({ person_id }) => person_id)

it('an offer reminds the buyers two days before its end, and tells each side in its own words', async () => {
  const { db } = world
  const buyer = getDemoPersonId('client')
  const { offer } = await createOversizedOffer()
  await db
    .updateTable('offers')
    .set({ valid_until: '2026-12-10' })
    .where('id', '=', offer.id)
    .execute()
  const row = { id: offer.id, valid_until: '2026-12-10' }
  await scheduleOfferEnd({ db, clock: world.clock.now, timeZone: 'Europe/Vilnius' }, row)
  const passTo = async (moment: string) => {
    world.clock.advance(Date.parse(moment) - world.clock.now().getTime())
    await world.loginAs('client')
    await call('GET', '/me/')
  }
  const findOwn = async (key: string) =>
    (
      await db
        .selectFrom('notifications')
        .select(['person_id', 'params', 'record_kind'])
        .where('key', '=', key)
        .where('record_id', '=', offer.id)
        .execute()
    ).map(({ params, ...rest }) => ({ ...rest, day: parseJson(params).day }))
  expect(await findOwn('offer_made')).toContainEqual(
    expect.objectContaining({ person_id: buyer, record_kind: 'offer' }),
  )
  await passTo('2026-12-07T21:59:00Z')
  expect(await findOwn('offer_ends_soon')).toEqual([])
  await passTo('2026-12-07T22:00:00Z')
  expect(await findOwn('offer_ends_soon')).toContainEqual({
    ...{ person_id: buyer, record_kind: 'offer', day: '2026-12-10' },
  })
  await passTo('2026-12-11T00:00:00Z')
  const [toBuyers, toStaff] = [await findOwn('buyer_offer_expired'), await findOwn('offer_expired')]
  expect(toBuyers.map(({ person_id }) => person_id)).toContain(buyer)
  expect(toStaff.map(({ person_id }) => person_id)).toEqual([getDemoPersonId('manager')])
})

it('an answered offer has no reminder', async () => {
  const { offer } = await createOversizedOffer()
  const countJobs = async () =>
    (
      await world.db
        .selectFrom('due_work')
        .select('kind')
        .where('record_id', '=', offer.id)
        .orderBy('kind')
        .execute()
    ).map(({ kind }) => kind)
  expect(await countJobs()).toEqual(['offer_end', 'offer_reminder'])
  expect((await answerOffer(offer, { to: 'declined', reason: 'Too dear' })).status).toBe(200)
  expect(await countJobs()).toEqual([])
})
