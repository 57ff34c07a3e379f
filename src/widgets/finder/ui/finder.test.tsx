import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failCall, getHeaderButton, useApp } from '@/app/testing/render-app'

const app = useApp()

it('the finder opens on Ctrl+K, finds a deal by number, opens it on Enter, and lists it first next time', async () => {
  await app.logInAs('sale_manager')
  const { user, router } = await app.open('/privacy-policy')
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Search everything' })
  await user.type(field, 'D-2026')
  const [first] = await within(await screen.findByRole('group', { name: 'Found' })).findAllByRole(
    'option',
  )
  const name = /D-2026-\d{4}/.exec(first?.textContent ?? '')?.[0] ?? ''
  expect(field.getAttribute('aria-activedescendant')).toBe(first?.id)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/deals\/[\da-f-]{36}$/))
  await user.keyboard('{Control>}k{/Control}')
  expect(
    within(await screen.findByRole('group', { name: 'Recently opened' })).getByRole('option')
      .textContent,
  ).toContain(name)
})

it('the finder searches for what was typed while it loads', async () => {
  await app.logInAs('admin')
  const { user } = await app.open('/privacy-policy')
  await user.keyboard('{Control>}k{/Control}price listt{Backspace}')
  const field = await screen.findByRole('combobox', { name: 'Search everything' })
  expect(field).toHaveProperty('value', 'price list')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('s')
  expect(field).toHaveProperty('value', 'price lists')
})

it('the finder offers only the actions that the user may start', async () => {
  await app.logInAs('cargo_manager')
  const { user } = await app.open('/privacy-policy')
  await user.click(getHeaderButton('Search everything'))
  await user.type(await screen.findByRole('combobox', { name: 'Search everything' }), 'new')
  const actions = within(screen.getByRole('group', { name: 'Actions and pages' })).getAllByRole(
    'option',
  )
  expect(actions.map(({ textContent }) => textContent)).toEqual(['New supply', 'New cargo'])
})

it('the finder shows an error if the search fails', async () => {
  await app.logInAs('admin')
  failCall('/search/')
  const { user } = await app.open('/privacy-policy')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Search everything' }), 'spruce')
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('went wrong'), {
    timeout: 15_000,
  })
})

it('the finder shows the number of hits of a kind, and links to its list', async () => {
  await app.logInAs('sale_manager')
  const { user, router } = await app.open('/privacy-policy')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Search everything' }), 'D-2026')
  const { count } = await app.world.db
    .selectFrom('deals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('number', 'like', 'D-2026-%')
    .executeTakeFirstOrThrow()
  await waitFor(() =>
    expect(screen.getByRole('dialog').textContent).toContain(`Deals: first 5 of ${count}`),
  )
  const found = /([\d,]+) records found/.exec(screen.getByRole('dialog').textContent ?? '')
  expect(Number(found?.[1]?.replaceAll(',', ''))).toBeGreaterThanOrEqual(count)
  await user.click(screen.getByRole('option', { name: `Show all deals (${count})` }))
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/general-order',
      search: { q: 'D-2026' },
    }),
  )
})

it('the finder finds screens by their names, and says how to search if nothing matches', async () => {
  await app.logInAs('admin')
  const { user, router } = await app.open('/privacy-policy')
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Search everything' })
  await user.type(field, 'xylophone')
  await screen.findByText(/^Nothing found\. Search by number/)
  await user.clear(field)
  await user.type(field, 'price list')
  await user.click(await screen.findByRole('option', { name: 'Price list' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/price-list'))
})
