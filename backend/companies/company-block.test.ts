import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Schemas } from '../call'
import { getClientId } from '../seed/clients'
import { DEMO_COMPANY } from '../seed/company-list'
import { getCompanyId } from '../seed/companies'

setUpTestWorlds()
const world = useTestWorld()
const [COMPANY, CLIENT] = [getCompanyId(DEMO_COMPANY), getClientId(DEMO_COMPANY)]

const call = async (method: string, path: string, body?: object, version = 1): Promise<Response> =>
  fetch(`http://localhost/api${path}`, {
    method,
    ...(body && {
      headers: { 'Content-Type': 'application/json', 'If-Match': `"${version}"` },
      body: JSON.stringify(body),
    }),
  })
async function read<Found>(path: string): Promise<Found> {
  return (await call('GET', path)).json() as Promise<Found>
}

async function blockCompany(): Promise<Schemas['Company']> {
  await world.loginAs('manager')
  const { version } = await read<Schemas['Company']>(`/companies/${COMPANY}/`)
  return (await (
    await call(
      'POST',
      `/companies/${COMPANY}/transitions/`,
      { to: 'blocked', reason: 'Three invoices are open' },
      version,
    )
  ).json()) as Schemas['Company']
}

async function blockClient(): Promise<void> {
  await world.loginAs('admin')
  const { editable_fields, version, ...client } = await read<Schemas['Client']>(
    `/clients/${CLIENT}/`,
  )
  const write = Object.fromEntries(editable_fields.map((field) => [field, client[field]]))
  expect(
    (await call('PUT', `/clients/${CLIENT}/`, { ...write, status: 'blocked' }, version)).status,
  ).toBe(200)
}

const readReservedLines = async () => {
  const lines = world.db
    .selectFrom('basket_lines')
    .innerJoin('baskets', 'baskets.id', 'basket_id')
    .select('basket_lines.id')
    .where('company_id', '=', COMPANY)
    .where('baskets.status', '=', 'open')
  return world.db.selectFrom('lots').select('id').where('basket_line_id', 'in', lines).execute()
}
const findOrderInStatus = (status: 'received') =>
  world.db
    .selectFrom('orders')
    .select('id')
    .where('company_id', '=', COMPANY)
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
const findConfirmation = async (id: string) =>
  (await read<Schemas['Order']>(`/orders/${id}/`)).transitions.find(({ to }) => to === 'confirmed')

it('a block releases the basket and prevents confirmation of orders', async () => {
  expect(await readReservedLines()).not.toEqual([])
  const company = await blockCompany()
  expect(company.block).toMatchObject({ by: 'company', reason: 'Three invoices are open' })
  expect(await readReservedLines()).toEqual([])
  const { id } = await findOrderInStatus('received')
  await world.loginAs('global_manager')
  expect(await findConfirmation(id)).toMatchObject({
    can_override: false,
    missing: [{ code: 'company_not_blocked', params: { reason: 'Three invoices are open' } }],
  })
})

it('a blocked company cannot order, and its basket shows the reason', async () => {
  await blockCompany()
  await world.loginAs('manager')
  const { is_blocked, lines } = await read<Schemas['Basket']>(`/basket/?company_id=${COMPANY}`)
  expect([is_blocked, lines]).toEqual([true, []])
  const { id: lot_id } = await world.db
    .selectFrom('lots')
    .select('id')
    .where('status', '=', 'available')
    .executeTakeFirstOrThrow()
  const line = {
    product_id: null,
    lot_id,
    code: null,
    pcs_per_pack: null,
    barcode_starts: null,
    quantity: '1',
    unit: 'pack',
    service: 'none',
  }
  const refused = await call('POST', '/basket/lines/', { company_id: COMPANY, lines: [line] })
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'company_blocked' }])
})

it('a basket that was released by a block says so after the block ends', async () => {
  const { version } = await blockCompany()
  const unblocked = await call(
    'POST',
    `/companies/${COMPANY}/transitions/`,
    { to: 'verified', reason: 'They have paid' },
    version,
  )
  expect(unblocked.status).toBe(200)
  const { past } = await read<Schemas['Basket']>(`/basket/?company_id=${COMPANY}`)
  expect(past).toMatchObject({ was_blocked: true })
})

it('the block of a company is shown for its client, and prevents transitions of its deals', async () => {
  await blockCompany()
  await world.loginAs('admin')
  const client = await read<Schemas['Client']>(`/clients/${CLIENT}/`)
  expect(client).toMatchObject({
    status: 'active',
    company_block: { by: 'company', reason: 'Three invoices are open' },
  })
  const shown = { id: CLIENT, status: 'blocked' }
  const query = new URLSearchParams({ status: 'blocked', q: client.name })
  const { items } = await read<Schemas['ClientList']>(`/clients/?${query}`)
  expect(items).toMatchObject([shown])
  const found = await read<Schemas['SearchHits']>(`/search/?q=${encodeURIComponent(client.name)}`)
  expect(found.items).toContainEqual(expect.objectContaining(shown))
  const deal = await world.db
    .selectFrom('deals')
    .select('id')
    .where('client_id', '=', CLIENT)
    .where('status', 'in', ['draft', 'order_confirmation'])
    .executeTakeFirst()
  if (!deal) throw new Error('The demo has no open deal of this client.')
  expect((await read<Schemas['Deal']>(`/deals/${deal.id}/`)).client.status).toBe('blocked')
})

it('the block of a client releases its company’s basket and prevents its orders', async () => {
  expect(await readReservedLines()).not.toEqual([])
  await blockClient()
  expect(await readReservedLines()).toEqual([])
  await world.loginAs('client')
  expect((await read<Schemas['Basket']>('/basket/')).is_blocked).toBe(true)
  const notifications = await world.db
    .selectFrom('notifications')
    .select('id')
    .where('key', '=', 'basket_released')
    .execute()
  expect(notifications).not.toEqual([])
  const { id } = await findOrderInStatus('received')
  await world.loginAs('manager')
  expect((await read<Schemas['Company']>(`/companies/${COMPANY}/`)).block).toMatchObject({
    by: 'client',
  })
  expect(await findConfirmation(id)).toMatchObject({ missing: [{ code: 'client_not_blocked' }] })
})

it('the reason of a block is shown however many events follow', async () => {
  await blockCompany()
  const { db } = world
  const entry = await db
    .selectFrom('activity')
    .selectAll()
    .where('record_id', '=', COMPANY)
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()
  const later = Array.from({ length: 250 }, (_, i) => ({
    ...entry,
    id: crypto.randomUUID(),
    position: entry.position + 1 + i,
    changes: '[]' as typeof entry.changes,
    reason: null,
  }))
  await db.insertInto('activity').values(later).execute()
  expect((await read<Schemas['Company']>(`/companies/${COMPANY}/`)).block).toMatchObject({
    by: 'company',
    reason: 'Three invoices are open',
  })
})

const logIn = async (email: string, password: string) => {
  const answer = await call('POST', '/login/', { email, password })
  const { errors } = (await answer.json()) as { errors?: { pointer: string; code: string }[] }
  return errors?.[0] ?? answer.status
}

it.each(['blocked company', 'deactivated person', 'pending company'])(
  'a blocked login shows the reason only after the right password: %s',
  async (user) => {
    const [email, password] = ['client@timberdesk.example', 'timber-demo']
    const wrong = { pointer: '/password', code: 'bad_credentials' }
    if (user === 'blocked company') await blockCompany()
    else if (user === 'pending company')
      await world.db
        .updateTable('companies')
        .set({ status: 'pending' })
        .where('id', '=', COMPANY)
        .execute()
    else
      await world.db
        .updateTable('people')
        .set({ is_active: 0 })
        .where('email', '=', email)
        .execute()
    expect(await logIn(email, 'oak')).toMatchObject(wrong)
    expect(await logIn(email, password)).toMatchObject(
      user === 'pending company' ? wrong : { pointer: '/email', code: 'account_blocked' },
    )
    expect((await call('GET', '/basket/')).status).not.toBe(200)
  },
)
