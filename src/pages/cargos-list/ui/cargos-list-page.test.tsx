import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openFilter } from '@/app/testing/list-filters'
import { useApp } from '@/app/testing/render-app'
import { getPackInputs, findReadyPacks, createSavedCargo } from '@/app/testing/cargo-screen'

const app = useApp()

/** Returns the texts of a column by its title. */
async function listColumnTexts(title: RegExp): Promise<string[]> {
  const list = await screen.findByRole('grid', { name: 'Cargos' })
  const position = within(list)
    .getAllByRole('columnheader')
    .findIndex((head) => title.test(head.textContent ?? ''))
  return within(list)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[position]?.textContent ?? '')
}

it('the list can be filtered by client by roles that cannot open clients', async () => {
  await app.logInAs('cargo_manager')
  const wood = await findReadyPacks()
  await createSavedCargo({ lines: [getPackInputs(wood, 1)] })
  const { user } = await app.open('/general-cargo')
  await listColumnTexts(/^Number/)
  await openFilter('Clients')
  await user.click(
    await screen.findByRole('checkbox', { name: wood.deal.client_name, hidden: true }),
  )
  await waitFor(async () =>
    expect(
      (await listColumnTexts(/^Clients/)).every((clients) =>
        clients.includes(wood.deal.client_name),
      ),
    ).toBe(true),
  )
})

it.each([
  ['Clients', 'lodz', 'Łódź Drewno'],
  ['Carrier', 'siauliu vez', 'Šiaulių vežėjai'],
])('the filter finds %s without accents', async (filter, text, name) => {
  await app.logInAs('cargo_manager')
  const wood = await findReadyPacks()
  await app.world.db
    .updateTable('clients')
    .set({ name: 'Łódź Drewno' })
    .where('name', '=', wood.deal.client_name)
    .execute()
  await createSavedCargo({ lines: [getPackInputs(wood, 1)], carrier: 'Šiaulių vežėjai' })
  const { user } = await app.open('/general-cargo')
  await openFilter(filter)
  await user.type(await screen.findByLabelText(`Find ${filter}`), text)
  await waitFor(() =>
    expect(screen.getByRole('group', { name: filter, hidden: true }).textContent).toBe(name),
  )
})

it('the list is sorted by week, and links to a cargo and to a new one', async () => {
  await app.logInAs('cargo_manager')
  const { number } = await createSavedCargo({ etd: '2026-12-02' })
  const { user, router } = await app.open('/general-cargo?etd_from=2026-W50&etd_to=2026-W49')
  expect(await listColumnTexts(/^Number/)).toContain(number)
  expect((await screen.findByRole('link', { name: 'New cargo' })).getAttribute('href')).toBe(
    '/cargo/new',
  )
  await user.click(await screen.findByRole('link', { name: number }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/cargo\/[0-9a-f-]{36}$/))
})

it('the list shows how many days a cargo is late, as the cargo does', async () => {
  await app.logInAs('cargo_manager')
  const { id, number } = await createSavedCargo({ etd: '2026-11-10', eta: '2026-11-17' })
  const { router } = await app.open(`/general-cargo?q=${number}`)
  await waitFor(async () =>
    expect(await listColumnTexts(/^Late/)).toEqual([expect.stringMatching(/^3\sd/)]),
  )
  await router.navigate({ to: '/cargo/$id', params: { id } })
  await screen.findByText(/^3 d.* late$/)
})
