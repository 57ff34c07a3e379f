import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getPackInputs, findReadyWood, createSavedCargo } from '@/app/testing/cargo-screen'
import { useApp } from '@/app/testing/render-app'
import { api, unwrap } from '@/shared/api'
import { findCargoAddress } from '@mocks/scenarios/addresses'
import { dealQueryOptions, type Deal } from '@/entities/deal'
import { createQueryClient } from '@/app/query-client'
import type { CargoWrite } from '@/entities/cargo'
import { getCountryLanguage } from '@/shared/i18n'
import { formatPort } from '@domain/ports'

const app = useApp()

/** Creates a cargo with two packs for a client in the country. */
async function createCargoTo(country: string, change: Partial<CargoWrite> = {}) {
  await app.logInAs('cargo_manager')
  const queryClient = createQueryClient()
  for (const wood of await findReadyWood()) {
    if (Number(wood.most.packs) < 2) continue
    const deal = await queryClient.query(dealQueryOptions(wood.deal.id))
    if (deal.client.country === country)
      return createSavedCargo({ lines: [getPackInputs(wood, 2)], ...change })
  }
  throw new Error(`No wood is ready for ${country}`)
}

async function openPaper(id: string, view: string) {
  await app.open(`/cargo/${id}?view=${view}`)
  // A CMR has four copies.
  const [table] = await screen.findAllByRole('table')
  if (!table) throw new Error('No table')
  const paper = table.closest('article') ?? table
  return { paper, rows: within(table).getAllByRole('row').slice(1, -1) }
}

it.each([
  ['FR', 'fr', 'Liste de colisage'],
  ['ES', 'es', 'Lista de contenido'],
  ['DE', 'en', 'Packing list'],
])('the packing list to %s is in %s, pack by pack', async (country, language, title) => {
  const { id, number } = await createCargoTo(country)
  const { paper, rows } = await openPaper(id, 'packing_list')
  expect(paper.lang).toBe(language)
  expect(within(paper).getByRole('heading', { level: 1 }).textContent).toBe(`${title} ${number}`)
  expect(rows).toHaveLength(2)
  // A browser would break the deal's number at its hyphens.
  expect(rows[0] && within(rows[0]).getByText(/^D-\d+-\d+$/).tagName).toBe('SPAN')
  expect(screen.getByText('Back to the cargo')).toBeTruthy()
})

const truck = {
  kind: 'truck',
  container_type: null,
  port_of_loading: null,
  port_of_discharge: null,
  truck_plate: 'KLP 482',
} as const

/** Creates a truck with a pack for each of two clients, and returns their deals. */
async function createTruckForTwo() {
  await app.logInAs('cargo_manager')
  const queryClient = createQueryClient()
  const woodByClient = new Map<
    string,
    { wood: Awaited<ReturnType<typeof findReadyWood>>[number]; deal: Deal }
  >()
  for (const wood of await findReadyWood()) {
    if (woodByClient.size === 2) break
    if (Number(wood.most.packs) < 1) continue
    const deal = await queryClient.query(dealQueryOptions(wood.deal.id))
    if (!woodByClient.has(deal.client.id)) woodByClient.set(deal.client.id, { wood, deal })
  }
  const twoWoods = [...woodByClient.values()]
  const lines = twoWoods.map(({ wood }) => getPackInputs(wood, 1))
  const cargo = await createSavedCargo({ ...truck, lines })
  return { cargo, deals: twoWoods.map(({ deal }) => deal) }
}

it.each(['packing_list', 'cmr'])(
  'the %s of a load for two clients names one client, that client’s wood and no mill',
  async (view) => {
    const { cargo, deals } = await createTruckForTwo()
    expect(new Set(deals.map(({ client }) => client.id)).size).toBe(2)
    for (const { client, number } of deals) {
      const { paper, rows } = await openPaper(cargo.id, `${view}&client=${client.id}`)
      const otherDeal = deals.find((deal) => deal.client.id !== client.id)
      expect(rows).toHaveLength(1)
      expect(paper.textContent).toContain(client.name)
      expect(paper.textContent).toContain(number)
      expect(paper.textContent).not.toContain(otherDeal?.client.name)
      expect(paper.textContent).not.toContain(otherDeal?.number)
      for (const { supply } of cargo.lines)
        expect(paper.textContent).not.toContain(supply.sawmill_name)
      cleanup()
    }
  },
)

it('a paper that was sent is kept, and opens beside that of today', async () => {
  await app.logInAs('cargo_manager')
  const path = await findCargoAddress('in_transit', { view: 'packing_list' })(app.world)
  const id = /[\da-f-]{36}/.exec(path)?.[0] ?? ''
  const params = { kind: 'cargo', id, paper: 'packing_list' } as const
  const { client_id, content_hash } = await unwrap(
    api.GET('/records/{kind}/{id}/papers/{paper}/mail/', { params: { path: params } }),
  )
  await unwrap(
    api.POST('/records/{kind}/{id}/papers/{paper}/send/', {
      params: { path: params, header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: {
        revision: null,
        client_id,
        content_hash,
        to: [{ name: '', email: 'office@client.example' }],
        subject: 'Packing list',
        text: 'Packing list',
        copy_to_self: false,
      },
    }),
  )
  const { user } = await app.open(path)
  const kept = await screen.findByRole('link', { name: /sent \d/ })
  expect(kept.getAttribute('aria-current')).toBeNull()
  await user.click(kept)
  const opened = await screen.findByRole('link', { name: /sent \d/, current: 'page' })
  expect(opened.textContent).toBe(kept.textContent)
  expect(await screen.findByRole('table')).toBeTruthy()
})

it('the form says before sending that the paper has changed since it was opened', async () => {
  await app.logInAs('cargo_manager')
  const path = await findCargoAddress('in_transit', { view: 'packing_list' })(app.world)
  const { user } = await app.open(path)
  await screen.findByRole('table')
  const open = () => user.click(screen.getByRole('button', { name: 'Send by email' }))
  await open()
  const file = await screen.findByText(/^Attachment: .*\.pdf$/)
  expect(screen.queryByText(/has changed since you opened it/)).toBeNull()
  await user.click(within(file.closest('dialog') ?? document.body).getByText('Cancel'))
  await app.world.db.updateTable('cargos').set({ seal_number: 'LT-2211' }).execute()
  await open()
  expect(await screen.findByText(/has changed since you opened it/)).toBeTruthy()
})

it('the loading instruction is in the language of the loading place, with packs in loading order', async () => {
  await app.logInAs('cargo_manager')
  const wood = (await findReadyWood()).find(
    ({ lots, supply, most }) =>
      lots.length === 0 && supply.sawmill_name.startsWith('UAB ') && Number(most.packs) >= 2,
  )
  if (!wood) throw new Error('No mill in Lithuania has ready wood')
  const cargo = await createSavedCargo({
    port_of_loading: 'FRLEH',
    lines: [getPackInputs(wood, 2)],
  })
  const { paper, rows } = await openPaper(cargo.id, 'loading')
  expect(rows).toHaveLength(2)
  expect(paper.lang).toBe('lt')
  expect(paper.textContent).toContain(cargo.lines[0]?.supply.sawmill_name)
  // No pack is placed yet, so there is no drawing.
  expect(within(paper).queryByRole('group')).toBeNull()
  expect(within(paper).getByText('Dar nieko nepakrauta.', { exact: false })).toBeTruthy()
})

it('papers of packs in a yard name the yard instead of their mill, and a CMR not itself', async () => {
  await app.logInAs('cargo_manager')
  const wood = (await findReadyWood()).find(({ lots }) => lots.length > 0)
  if (!wood) throw new Error('No pack in a yard is sold')
  const cargo = await createSavedCargo({
    ...truck,
    documents: ['packing_list', 'cmr'],
    lines: [getPackInputs(wood, 1)],
  })
  const yard = formatPort(wood.loading_place ?? '')
  const { paper } = await openPaper(cargo.id, 'loading')
  expect(paper.lang).toBe(getCountryLanguage(wood.loading_place?.slice(0, 2) ?? ''))
  expect(paper.textContent).toContain(yard)
  expect(paper.textContent).not.toContain(wood.supply.sawmill_name)
  cleanup()
  const { paper: cmr } = await openPaper(cargo.id, 'cmr')
  expect(cmr.textContent).toContain(yard)
  const documents = within(cmr).getByRole('heading', { name: /Documents attached/ })
  expect(documents.nextElementSibling?.textContent).toBe('Packing list')
})

it('a truck has a CMR consignment note in four copies, with its plates and three signatures', async () => {
  const cargo = await createCargoTo('DE', {
    kind: 'truck',
    container_type: null,
    port_of_loading: null,
    port_of_discharge: null,
    truck_plate: 'KLP 482',
    driver: 'Jonas Petraitis',
  })
  const { paper } = await openPaper(cargo.id, 'cmr')
  expect(screen.getAllByRole('article')).toHaveLength(4)
  for (const text of [
    'KLP 482',
    'Jonas Petraitis',
    'Signature and stamp of the sender',
    'Signature and stamp of the carrier',
    'Goods received',
  ])
    expect(paper.textContent).toContain(text)
  cleanup()
  const { paper: packingList } = await openPaper(cargo.id, 'packing_list')
  expect(within(packingList).getByText('KLP 482')).toBeTruthy()
  for (const shipTerm of ['Vessel', 'Bill of lading', 'Route'])
    expect(within(packingList).queryByText(shipTerm)).toBeNull()
})

it('the loading instruction lists packs without a place in the plan', async () => {
  const { id, stowage } = await app.world.db
    .selectFrom('cargos')
    .select(['id', 'stowage'])
    .where('port_of_loading', 'like', 'LT%')
    .where('stowage', '!=', '[]')
    .orderBy('number')
    .executeTakeFirstOrThrow()
  await app.world.db
    .updateTable('cargos')
    .set({ stowage: JSON.stringify((JSON.parse(stowage) as unknown[]).slice(0, 1)) })
    .where('id', '=', id)
    .execute()
  await app.logInAs('cargo_manager')
  const { rows } = await openPaper(id, 'loading')
  const places = rows.map((row) => within(row).getAllByRole('cell').at(-3)?.textContent)
  expect(places.filter((place) => place === 'Nėra krovimo plane')).toHaveLength(rows.length - 1)
  expect(places).not.toContain('')
})

it('a container has no CMR, whatever the address says', async () => {
  const { id, number } = await createCargoTo('FR')
  await app.open(`/cargo/${id}?view=cmr`)
  expect(await screen.findByRole('heading', { level: 1, name: number })).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Load' })).toBeTruthy()
  expect(screen.queryByText('Back to the cargo')).toBeNull()
})

it('a container at the address of a CMR is not called a CMR while it loads', async () => {
  const { id } = await createCargoTo('FR')
  app.world.injectFault('silent')
  await app.open(`/cargo/${id}?view=cmr`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Cargo' })).toBeTruthy()
  expect(screen.queryByText('CMR consignment note')).toBeNull()
})
