import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Role, Schemas } from '../call'
import { DEMO_COMPANY } from '../seed/company-list'
import { getCompanyId } from '../seed/companies'

setUpTestWorlds()
const world = useTestWorld()
const COMPANY = getCompanyId(DEMO_COMPANY)

const send = async (role: Role, method: string, path: string, body?: object): Promise<Response> => {
  await world.loginAs(role)
  return fetch(`http://localhost/api${path}`, {
    method,
    ...(body && {
      headers: { 'Content-Type': 'application/json', 'If-Match': '"1"' },
      body: JSON.stringify(body),
    }),
  })
}

/** Returns a product that has more than two free packs at one location. */
const findProduct = async () =>
  (
    await world.db
      .selectFrom('lots')
      .select('product_id')
      .where('status', '=', 'available')
      .groupBy(['product_id', 'location'])
      .having(({ fn }) => fn.countAll<number>(), '>', 2)
      .orderBy('product_id')
      .executeTakeFirstOrThrow()
  ).product_id

/** Puts two packs of an offer into the empty basket. */
async function acceptOffer(): Promise<Schemas['BasketLine']> {
  await send('client', 'DELETE', '/basket/')
  const offered = await send('manager', 'POST', '/offers/', {
    company_ids: [COMPANY],
    product_id: await findProduct(),
    lot_id: null,
    packs: 2,
    price: '200.00',
    price_unit: 'm3',
    valid_until: '2027-06-30',
    note: null,
  })
  const [offer] = ((await offered.json()) as Schemas['OffersMade']).items
  await send('client', 'POST', `/offers/${offer?.id}/transitions/`, { to: 'accepted' })
  const basket = (await (await send('client', 'GET', '/basket/')).json()) as Schemas['Basket']
  const [line] = basket.lines
  if (!line) throw new Error('The offer is not in the basket.')
  return line
}

const changePacks = async (role: Role, id: string, packs: number): Promise<unknown[]> => {
  const answer = await send(role, 'PUT', `/basket/lines/${id}/`, { packs, service: 'none' })
  const content: unknown = await answer.json()
  return [answer.status, content]
}

it('a line of an offer has at most the packs that were accepted', async () => {
  const line = await acceptOffer()
  expect(line).toMatchObject({ packs: 2, price: '200.00', is_more: false })
  for (const role of ['client', 'manager', 'admin'] as const)
    expect(await changePacks(role, line.id, 3)).toMatchObject([
      422,
      { errors: [{ pointer: '/packs', code: 'too_large', params: { max: 2 } }] },
    ])
  expect(await changePacks('client', line.id, 2)).toMatchObject([200, {}])
})

it('packs that were taken out of an offer’s line do not return at its price', async () => {
  const { id } = await acceptOffer()
  expect(await changePacks('client', id, 1)).toMatchObject([
    200,
    { basket: { lines: [{ packs: 1, is_more: false }] } },
  ])
  expect(await changePacks('client', id, 2)).toMatchObject([
    422,
    { errors: [{ pointer: '/packs', code: 'too_large', params: { max: 1 } }] },
  ])
})
