import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { server } from '@mocks/node/set-up-test-worlds'
import { findReadyWood } from '@/app/testing/cargo-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

it('the list says that only the first ready wood is listed, and finds the rest by search', async () => {
  await app.logInAs('cargo_manager')
  const all = await findReadyWood()
  const [first] = all
  const unlisted = all.find(({ deal }) => deal.number !== first?.deal.number)
  if (!first || !unlisted) throw new Error('Two deals with ready wood are needed')
  const searched: string[] = []
  server.use(
    http.get('*/api/cargos/loadable/', ({ request }) => {
      const q = new URL(request.url).searchParams.get('q')
      if (q) searched.push(q)
      const isSearch = q === unlisted.deal.number
      return HttpResponse.json({ items: [isSearch ? unlisted : first], has_more: !isSearch })
    }),
  )
  const { user } = await app.open('/cargo/new')
  const readyWood = await screen.findByRole('region', { name: 'Ready to load' })
  expect(
    await within(readyWood).findByText('Showing the first 1 result. Search to find others.'),
  ).toBeTruthy()
  const searchBox = within(readyWood).getByRole('searchbox')
  await user.type(searchBox, unlisted.deal.number)
  expect(await within(readyWood).findByText(unlisted.deal.number)).toBeTruthy()
  expect(within(readyWood).queryByText(/Search to find others/)).toBeNull()
  // The API takes no longer text, and none with control characters.
  await user.clear(searchBox)
  for (const text of ['x'.repeat(101), `${unlisted.deal.number}\u2028x`]) {
    fireEvent.change(searchBox, { target: { value: text } })
    await waitFor(() => expect(within(readyWood).queryByRole('listitem')).toBeNull())
    expect(searched).not.toContain(text)
  }
})

it('the search finds wood without accents, and by its product’s name in another language', async () => {
  await app.logInAs('cargo_manager')
  const [first] = await findReadyWood()
  if (!first) throw new Error('No wood is ready')
  const wood = {
    ...first,
    supply: { ...first.supply, sawmill_name: 'UAB Šilutės mediena' },
    wood: { ...first.wood, product_name: 'Eglės lentos' },
  }
  server.use(
    http.get('*/api/cargos/loadable/', () => HttpResponse.json({ items: [wood], has_more: false })),
  )
  await app.open('/cargo/new')
  const readyWood = await screen.findByRole('region', { name: 'Ready to load' })
  const searchBox = within(readyWood).getByRole('searchbox')
  const countFound = async (value: string, count: number) => {
    fireEvent.change(searchBox, { target: { value } })
    await waitFor(() =>
      expect(within(readyWood).queryAllByRole('listitem'), value).toHaveLength(count),
    )
  }
  await countFound('oak', 0)
  await countFound('silutes MEDIENA', 1)
  await countFound('oak', 0)
  await countFound('egles lentos', 1)
})

it('the list lists the wood of the deal that the cargo is planned for first, that of other clients below', async () => {
  await app.logInAs('cargo_manager')
  const all = await findReadyWood()
  const last = all.findLast(({ deal }) => deal.client_name !== all[0]?.deal.client_name)
  if (!last) throw new Error('Wood of two clients is needed')
  await app.open(`/cargo/new?deal=${last.deal.id}`)
  const readyWood = await screen.findByRole('region', { name: 'Ready to load' })
  const own = await within(readyWood).findByText('For this cargo’s deals and clients')
  const [first] = within(readyWood).getAllByRole('listitem')
  expect(first?.textContent).toContain(last.deal.number)
  const others = within(readyWood).getByText('For other clients')
  expect(own.compareDocumentPosition(others)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  for (const item of within(others.nextElementSibling as HTMLElement).getAllByRole('listitem'))
    expect(item.textContent).not.toContain(last.deal.client_name)
})

it('the list finds the wood of the supply that the cargo is planned for', async () => {
  await app.logInAs('cargo_manager')
  const { supply } = (await findReadyWood())[0] ?? {}
  if (!supply) throw new Error('Ready wood is needed')
  await app.open(`/cargo/new?supply=${supply.number}`)
  const readyWood = await screen.findByRole('region', { name: 'Ready to load' })
  const items = await within(readyWood).findAllByRole('listitem')
  for (const item of items) expect(item.textContent).toContain(supply.number)
})

it('the list offers wood whose packs must be named without a count, and says if the mill listed none', async () => {
  await app.logInAs('cargo_manager')
  const wood = (await findReadyWood()).find(({ mill_packs }) => mill_packs.length > 1)
  if (!wood) throw new Error('No ready wood has listed packs.')
  const [pack] = wood.mill_packs
  const named = { ...wood, must_name_packs: true }
  const unlisted = { ...named, supply_line_id: crypto.randomUUID() }
  const items = [named, { ...unlisted, mill_packs: [], mill_pack_count: 0 }]
  server.use(
    http.get('*/api/cargos/loadable/', () => HttpResponse.json({ items, has_more: false })),
  )
  const { user } = await app.open('/cargo/new')
  const readyWood = await screen.findByRole('region', { name: 'Ready to load' })
  const [listedOffer, unlistedOffer] = await within(readyWood).findAllByRole('listitem')
  if (!listedOffer || !unlistedOffer) throw new Error('Two offers are shown.')
  expect(unlistedOffer.textContent).toContain('m³ ready')
  expect(unlistedOffer.textContent).toContain('The mill has not listed these packs yet')
  expect(within(unlistedOffer).queryByRole('button')).toBeNull()
  expect(listedOffer.textContent).not.toContain('The mill has not listed')

  const openChooser = async () => {
    await user.click(await screen.findByRole('button', { name: /^Choose packs of/ }))
    return within(await screen.findByRole('dialog'))
  }
  const chooser = await openChooser()
  await user.click(await chooser.findByRole('checkbox', { name: new RegExp(pack?.number ?? '') }))
  await user.click(chooser.getByRole('button', { name: 'Load 1 pack' }))
  const again = await openChooser()
  expect(await again.findByRole('button', { name: 'Load 1 pack' })).toBeTruthy()
  expect(again.queryByRole('button', { name: 'Load without pack numbers' })).toBeNull()
})
