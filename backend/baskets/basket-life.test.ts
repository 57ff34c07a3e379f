import { expect, it } from 'vitest'
import { FAKE_NOW } from '@mocks/host/fake-clock'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Schemas } from '../call'
import { getCompanyId } from '../seed/companies'
import { DEMO_COMPANY } from '../seed/company-list'
import { getDemoPersonId } from '../seed/people'
import { computeExpiry, computeExpiryWarningTime } from './basket-life'
import { HOUR_MS } from '@domain/calendar'

setUpTestWorlds()
const world = useTestWorld()
const COMPANY = getCompanyId(DEMO_COMPANY)

const call = async (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`http://localhost/api${path}`, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
const read = async (): Promise<Schemas['Basket']> =>
  (await (await call('GET', '/basket/')).json()) as Schemas['Basket']
const add = async (change: Partial<Schemas['BasketItemWrite']>) => {
  const line = {
    product_id: null,
    lot_id: null,
    code: null,
    pcs_per_pack: null,
    barcode_starts: null,
    quantity: '1',
    unit: 'pack',
    service: 'none',
    ...change,
  }
  return (await (
    await call('POST', '/basket/lines/', { company_id: null, lines: [line] })
  ).json()) as Schemas['BasketChange']
}

/** Packs of one product at one location, oldest first, for which this company has a price. */
async function readPacks() {
  await world.loginAs('client')
  const lots = await world.db
    .selectFrom('lots')
    .selectAll()
    .where('status', '=', 'available')
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  for (const lot of lots) {
    const sameLots = lots.filter(
      ({ product_id, location }) => product_id === lot.product_id && location === lot.location,
    )
    if (
      sameLots.length < 4 ||
      (await add({ product_id: lot.product_id })).results[0]?.outcome !== 'reserved'
    )
      continue
    await call('DELETE', '/basket/')
    const [first] = lots.filter(({ product_id }) => product_id === lot.product_id)
    if (first?.location === lot.location) return sameLots
  }
  throw new Error('The demo has no such packs.')
}
const readLotStatus = async (id: string) =>
  (
    await world.db
      .selectFrom('lots')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status
/** Notifications that the demo's client received since the test began. */
const findNotifications = (key: string) =>
  world.db
    .selectFrom('notifications')
    .select(['record_kind', 'record_id'])
    .where('key', '=', key)
    .where('person_id', '=', getDemoPersonId('client'))
    .where('created_at', '>', FAKE_NOW)
    .execute()

it('a basket reserves the oldest packs, and a pack that is requested by its barcode', async () => {
  const [first, second, third] = await readPacks()
  await add({ product_id: first?.product_id ?? null, quantity: '2' })
  expect([
    await readLotStatus(first?.id ?? ''),
    await readLotStatus(second?.id ?? ''),
    await readLotStatus(third?.id ?? ''),
  ]).toEqual(['reserved', 'reserved', 'available'])
  const { basket, results } = await add({ code: third?.barcode ?? '' })
  expect(results).toMatchObject([{ outcome: 'reserved', packs: 1 }])
  expect(basket.lines.map(({ lot, packs: count }) => [lot?.barcode ?? null, count])).toEqual([
    [null, 2],
    [third?.barcode, 1],
  ])
})

it('a basket expires a fixed time after its first line, whatever is viewed or added later', async () => {
  const [first] = await readPacks()
  const { basket } = await add({ product_id: first?.product_id ?? null })
  const { basket_hours } = await world.db
    .selectFrom('companies')
    .select('basket_hours')
    .where('id', '=', COMPANY)
    .executeTakeFirstOrThrow()
  expect(Date.parse(basket.expires_at ?? '') - world.clock.now().getTime()).toBe(
    basket_hours * HOUR_MS,
  )
  world.clock.advance(3 * HOUR_MS)
  await world.loginAs('client')
  expect((await read()).expires_at).toBe(basket.expires_at)
  expect((await add({ product_id: first?.product_id ?? null })).basket.expires_at).toBe(
    basket.expires_at,
  )
})

it('a basket warns before expiry, releases at expiry without a reader, and can be restored', async () => {
  const [first] = await readPacks()
  const { basket } = await add({ product_id: first?.product_id ?? null, quantity: '2' })
  world.clock.advance((basket.hours - 0.5) * HOUR_MS)
  await world.loginAs('client')
  await call('GET', '/me/')
  const { id } = await world.db
    .selectFrom('baskets')
    .select('id')
    .where('company_id', '=', COMPANY)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  const link = { record_kind: 'basket', record_id: id }
  expect(await findNotifications('basket_ends_soon')).toEqual([link])
  expect(await findNotifications('basket_expired')).toEqual([])
  // No host was running for a week.
  world.clock.advance(7 * 24 * HOUR_MS)
  await world.loginAs('client')
  const after = await read()
  expect(after).toMatchObject({
    lines: [],
    expires_at: null,
    past: { expired_at: basket.expires_at, lines: [{ packs: 2, free_packs: 2 }] },
  })
  expect(await readLotStatus(first?.id ?? '')).toBe('available')
  expect(await findNotifications('basket_expired')).toEqual([link])
  await world.db
    .updateTable('lots')
    .set({ status: 'blocked' })
    .where('id', '=', first?.id ?? '')
    .execute()
  const back = (await (await call('POST', '/basket/restore/')).json()) as Schemas['BasketChange']
  expect(back.results).toMatchObject([{ outcome: 'reserved', packs: 2, difference: null }])
  expect(back.basket).toMatchObject({ lines: [{ packs: 2 }], past: null })
  expect((await call('POST', '/basket/restore/')).status).toBe(409)
})

it('a basket is restored at its stock location, even if the oldest pack is at another one', async () => {
  const [first] = await readPacks()
  const { basket } = await add({ product_id: first?.product_id ?? null })
  world.clock.advance((basket.hours + 1) * HOUR_MS)
  await world.loginAs('client')
  const { location } = await world.db
    .selectFrom('lots')
    .select('location')
    .where('location', '!=', first?.location ?? '')
    .limit(1)
    .executeTakeFirstOrThrow()
  await world.db
    .updateTable('lots')
    .set({ location })
    .where('id', '=', first?.id ?? '')
    .execute()
  const restored = (await (
    await call('POST', '/basket/restore/')
  ).json()) as Schemas['BasketChange']
  expect(restored.results).toMatchObject([{ outcome: 'reserved', packs: 1 }])
  expect(restored.basket.location).toBe(basket.location)
})

it('a basket never reserves packs of another company’s basket', async () => {
  const packs = await readPacks()
  const product_id = packs[0]?.product_id ?? null
  await world.db
    .updateTable('lots')
    .set({ status: 'blocked' })
    .where('product_id', '=', product_id)
    .where(
      'id',
      'not in',
      packs.slice(0, 1).map(({ id }) => id),
    )
    .execute()
  await world.loginAs('admin')
  const line = {
    product_id,
    lot_id: null,
    code: null,
    pcs_per_pack: null,
    barcode_starts: null,
    quantity: '1',
    unit: 'pack',
    service: 'none',
  }
  const other = (await (
    await call('POST', '/basket/lines/', {
      company_id: getCompanyId('Charpentes Lemoine'),
      lines: [line],
    })
  ).json()) as Schemas['BasketChange']
  expect(other.results).toMatchObject([{ outcome: 'reserved' }])
  await world.loginAs('client')
  expect((await add({ product_id })).results).toMatchObject([{ outcome: 'taken', packs: 0 }])
  expect((await add({ lot_id: packs[0]?.id ?? null })).results).toMatchObject([
    { outcome: 'taken', packs: 0 },
  ])
})

it('a basket reports stock at another location', async () => {
  const [first] = await readPacks()
  await add({ product_id: first?.product_id ?? null })
  const elsewhere = await world.db
    .selectFrom('lots')
    .selectAll()
    .where('status', '=', 'available')
    .where('location', '!=', first?.location ?? '')
    .where('product_id', '=', first?.product_id ?? '')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect((await add({ lot_id: elsewhere.id })).results[0]?.outcome).toMatch(
    /other_location|no_price/,
  )
})

it('a basket is refused for a company that may not order', async () => {
  const [first] = await readPacks()
  await world.db
    .updateTable('companies')
    .set({ status: 'blocked' })
    .where('id', '=', COMPANY)
    .execute()
  await world.loginAs('admin')
  const line = {
    product_id: first?.product_id ?? null,
    lot_id: null,
    code: null,
    pcs_per_pack: null,
    barcode_starts: null,
    quantity: '1',
    unit: 'pack',
    service: 'none',
  }
  expect(
    (await call('POST', '/basket/lines/', { company_id: COMPANY, lines: [line] })).status,
  ).toBe(409)
})

const added = new Date('2026-10-24T22:30:00Z')

it.each([
  [1, '2026-10-24T23:30:00.000Z', '2026-10-24T23:15:00.000Z'],
  [4, '2026-10-25T02:30:00.000Z', '2026-10-25T01:30:00.000Z'],
  [36, '2026-10-26T10:30:00.000Z', '2026-10-26T09:30:00.000Z'],
  [720, '2026-11-23T22:30:00.000Z', '2026-11-23T21:30:00.000Z'],
])('%i hours last as long in a night when the clocks change', (hours, expires, warns) => {
  expect(computeExpiry(added, hours).toISOString()).toBe(expires)
  expect(computeExpiryWarningTime(computeExpiry(added, hours), hours).toISOString()).toBe(warns)
})
