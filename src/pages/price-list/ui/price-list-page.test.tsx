import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { server } from '@mocks/node/server'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** What stands under a head, row by row. */
async function under(title: RegExp): Promise<string[]> {
  const list = await screen.findByRole('grid', { name: 'Price list' })
  const position = within(list).getAllByRole('columnheader').findIndex((head) => title.test(head.textContent ?? ''))
  return within(list).getAllByRole('row').slice(1).map((row) => within(row).getAllByRole('gridcell')[position]?.textContent ?? '')
}

/** The prices of a product, one below the other. */
const pricesIn = async (drawer: HTMLElement) => within(await within(drawer).findByRole('list', { name: 'Price list' })).findAllByRole('listitem')

it('shows a client what it pays, and no row of anybody else', async () => {
  await app.logInAs('client')
  await app.open('/price-list')
  await waitFor(async () => expect(await under(/^For/)).toContain('Your company’s price'))
  expect(screen.queryByRole('button', { name: 'Add price' })).toBeNull()
})

it('switches a price off, removes it and puts it back, beside the others of its product', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/price-list?scope=company')
  await waitFor(async () => expect((await under(/^Product/)).length).toBeGreaterThan(0))
  const [first = ''] = await under(/^Product/)
  const [link] = await screen.findAllByRole('link', { name: first })
  if (!link) throw new Error('No row leads to its product.')
  await user.click(link)
  const drawer = await screen.findByRole('dialog', { name: first })
  const before = (await pricesIn(drawer)).length
  const [off] = within(drawer).getAllByRole('button', { name: 'Switch off' })
  if (!off) throw new Error('No price is on.')
  const isOn = within(drawer).getAllByRole('button', { name: 'Switch off' }).length
  await user.click(off)
  await waitFor(() => expect(within(drawer).queryAllByRole('button', { name: 'Switch off' })).toHaveLength(isOn - 1))
  const [remove] = within(drawer).getAllByRole('button', { name: 'Remove' })
  if (!remove) throw new Error('No price can be removed.')
  const stored = async () => (await app.world.db.selectFrom('prices').select('id').orderBy('id').execute()).map(({ id }) => id)
  const ids = await stored()
  await user.click(remove)
  const undo = await screen.findByText('Undo')
  // The first toast of all, and a dialog hides what is outside of it.
  expect(undo.closest('[aria-hidden=true]')).toBeNull()
  await user.click(undo)
  await waitFor(async () => expect((await stored()).filter((id) => !ids.includes(id))).toHaveLength(1))
  expect(await stored()).toHaveLength(ids.length)
  await waitFor(async () => expect(await pricesIn(drawer)).toHaveLength(before))
})

it('adds a price for everybody from today on, which ends the one before it', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/price-list?scope=general&state=ended')
  await waitFor(async () => expect((await under(/^Product/)).length).toBeGreaterThan(0))
  const [first = ''] = await under(/^Product/)
  const [link] = await screen.findAllByRole('link', { name: first })
  if (!link) throw new Error('No row leads to its product.')
  await user.click(link)
  const drawer = await screen.findByRole('dialog', { name: first })
  const before = (await pricesIn(drawer)).length
  await user.click(within(drawer).getByRole('button', { name: 'Add price' }))
  const form = await screen.findByRole('dialog', { name: 'New price: Stock' })
  await user.click(within(form).getByRole('radio', { name: 'Company' }))
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await within(form).findByText('Choose the company: type a part of the name.')
  await user.click(within(form).getByRole('radio', { name: 'Everybody', hidden: true }))
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await within(form).findByText('Write a price, such as 312.00.')
  await user.type(within(form).getByRole('textbox', { name: /^Price/ }), '310')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  const after = await screen.findByRole('dialog', { name: first })
  await waitFor(async () => expect(await pricesIn(after)).toHaveLength(before + 1))
  await user.click(within(after).getByRole('button', { name: 'History' }))
  expect(await screen.findByText(/ added it: Everybody$/)).toBeTruthy()
  expect((await screen.findByRole('dialog', { name: /history of its prices$/ })).textContent).toContain('310.00')
})

it('takes a sheet of prices in: seen first, and what can’t be is named with its product', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/price-list?scope=general')
  await waitFor(async () => expect((await under(/^Product/)).length).toBeGreaterThan(0))
  const [product = ''] = await under(/^Product/)
  await user.click(screen.getByRole('button', { name: 'Price sheet' }))
  const sheet = await screen.findByRole('dialog', { name: 'Prices by sheet: Stock' })
  const input = sheet.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No file can be chosen.')
  const lines = ['Product;Country;Price;Unit;From', `${product};IS;311,50;m3;2041-01-01`, 'Teak veneer;IS;1;m3;2041-01-01']
  await user.upload(input, new File([lines.join('\n')], 'prices.csv'))
  expect(await within(sheet).findByText('There is no such product.')).toBeTruthy()
  expect(within(sheet).getByText('Teak veneer')).toBeTruthy()
  await user.click(within(sheet).getByRole('button', { name: 'Take in 1 change' }))
  expect(await within(sheet).findByText('1 price is taken in.')).toBeTruthy()
  const [id] = (await app.world.db.selectFrom('prices').select('id').where('country', '=', 'IS').execute()).map((price) => price.id)
  await app.world.db.updateTable('prices').set({ version: 9 }).where('id', '=', id ?? '').execute()
  await user.click(within(sheet).getByRole('button', { name: 'Take back prices.csv' }))
  expect(await within(sheet).findByText('0 prices are as they were. 1 stays as it is.')).toBeTruthy()
  expect(within(sheet).getByRole('row', { name: new RegExp(product) }).textContent).toContain('Somebody has changed it since.')
})

it('says at a service’s price what is wrong with it, keeps what was typed while nobody is reached, and saves it then', async () => {
  await app.logInAs('admin')
  const { user } = await app.open('/price-list')
  await user.click(await screen.findByRole('button', { name: 'Services and transport' }))
  const drawer = await screen.findByRole('dialog', { name: 'Services and transport' })
  const planing = await within(drawer).findByRole('textbox', { name: /^Planing/ })
  await user.clear(planing)
  const save = within(drawer).getByRole('button', { name: 'Save Planing' })
  await user.click(save)
  expect(await within(drawer).findByText('Write a price, such as 312.00.')).toBeTruthy()
  await user.type(planing, '41')
  server.use(http.put('*/api/service_prices/planing/', () => HttpResponse.error(), { once: true }))
  await user.click(save)
  expect(await within(drawer).findByText(/can’t be reached/)).toBeTruthy()
  await user.click(save)
  await waitFor(() => expect(within(drawer).queryByRole('button', { name: 'Save Planing' })).toBeNull())
  expect((await app.world.db.selectFrom('service_prices').select('price').where('service', '=', 'planing').executeTakeFirst())?.price).toBe(410_000)
  await user.click(within(drawer).getByRole('button', { name: 'History' }))
  const history = await screen.findByRole('dialog', { name: 'Services and transport: history' })
  expect(await within(history).findByText(/ changed it: Planing$/)).toBeTruthy()
  expect(history.textContent).toContain('After: €41.00.')
})
