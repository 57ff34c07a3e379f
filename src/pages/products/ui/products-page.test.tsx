import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getCompanyId } from '@backend/seed/companies'
import { toggleFilter } from '@/app/testing/list-filters'
import { useApp } from '@/app/testing/render-app'
import { switchLanguage } from '@/shared/i18n'

const app = useApp()

/** Returns the texts of a column, row by row. */
async function listColumnTexts(title: RegExp): Promise<string[]> {
  const list = await screen.findByRole('grid', { name: 'Products' })
  const position = within(list)
    .getAllByRole('columnheader')
    .findIndex((head) => title.test(head.textContent ?? ''))
  return within(list)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[position]?.textContent ?? '')
}

it('a client sees at most five packs, and each product’s collected and delivered price', async () => {
  await app.logInAs('client')
  await app.open('/products')
  await waitFor(async () => expect(await listColumnTexts(/^Packs/)).toContain('> 5'))
  expect(
    // Packs in the basket count among the five.
    (await listColumnTexts(/^Packs/)).every(
      (packs) => /^> [0-5]$/.test(packs) || Number(packs) <= 5,
    ),
  ).toBe(true)
  for (const price of await listColumnTexts(/^Price FCA/)) expect(price).toMatch(/^\d/)
  // Wood from another place than the basket's has no delivered price.
  const delivered = await listColumnTexts(/^DAP/)
  expect(new Set(delivered.map((price) => price.replace(/^[\d.,]+\s*$/, 'price')))).toEqual(
    new Set(['price', '']),
  )
})

it('wood is named in the reader’s language', async () => {
  await app.logInAs('client')
  await app.open('/products')
  await switchLanguage('fr')
  const list = await screen.findByRole('grid', { name: 'Produits' })
  await waitFor(() => expect(list.textContent).toMatch(/Épicéa/))
  expect(list.textContent).toMatch(/Bardage mélèze/)
  expect(list.textContent).not.toMatch(/Spruce|Pine |Larch|decking/)
})

it('products out of stock are shown on request', async () => {
  await app.logInAs('client')
  const { router } = await app.open('/products')
  expect(await listColumnTexts(/^Packs/)).not.toContain('0')
  await toggleFilter('Show unavailable products')
  await waitFor(() => expect(router.state.location.search).toEqual({ unavailable: 'show' }))
})

it('the categories and sizes lead to the products', async () => {
  await app.logInAs('client')
  const { user, router } = await app.open('/products')
  await user.click(await screen.findByRole('button', { name: /^Softwood boards \d+$/ }))
  await waitFor(() => expect(router.state.location.search).toEqual({ category: 'softwood_boards' }))
  // jsdom has no popovers, so the panel's event is dispatched.
  const button = await screen.findByRole('button', { name: 'Sizes in stock' })
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (!panel) throw new Error('The button opens nothing')
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }))
  await user.click(within(panel).getByLabelText(/^47 × 150 mm, \d+ product/))
  const chosen = { category: 'softwood_boards', thickness_mm: '47', width_mm: '150' }
  await waitFor(() => expect(router.state.location.search).toEqual(chosen))
  expect((await listColumnTexts(/^Product/)).every((name) => name.includes('47x150'))).toBe(true)
})

it('the page says that wood is out of stock, and shows it with one click', async () => {
  await app.logInAs('client')
  const { db } = app.world
  const inStock = db.selectFrom('lots').select('product_id').where('status', '=', 'available')
  const { name } = await db
    .selectFrom('products')
    .select('name')
    .where('status', '=', 'active')
    .where('id', 'not in', inStock)
    .orderBy('name')
    .executeTakeFirstOrThrow()
  const { user, router } = await app.open(`/products?q=${encodeURIComponent(name)}`)
  expect(await screen.findByText(`${name}: not in stock`)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Show unavailable' }))
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ q: name, unavailable: 'show' }),
  )
  expect((await listColumnTexts(/^Product/)).length).toBeGreaterThan(0)
})

it('the page says that a product does not exist, not that it is out of stock', async () => {
  await app.logInAs('client')
  await app.open('/products?q=999x1')
  expect(await screen.findByText('999x1: no such product')).toBeTruthy()
  expect(screen.queryByText(/not in stock/)).toBeNull()
})

it('the page links to the dialog for adding several lines to the basket', async () => {
  await app.logInAs('client')
  const { user } = await app.open('/products')
  await user.click(await screen.findByRole('link', { name: 'Add several lines' }))
  expect(await screen.findByRole('dialog', { name: 'Add product to order' })).toBeTruthy()
})

it('a product opens with its packs, explains its price, and returns to the same list', async () => {
  await app.logInAs('client')
  const { user, router } = await app.open('/products?wood=LADC')
  const [first = ''] = await listColumnTexts(/^Product/)
  await user.click(await screen.findByRole('link', { name: first }))
  const drawer = await screen.findByRole('dialog', { name: first })
  expect(await within(drawer).findAllByRole('rowheader', { name: /^TD\d+$/ })).not.toHaveLength(0)
  // Only staff may open the record.
  expect(within(drawer).queryByRole('link', { name: 'Open product' })).toBeNull()
  await user.click(within(drawer).getByText('How this price is set'))
  expect(within(drawer).getByText(/applies (since|from)/)).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('product'))
  expect(router.state.location.search).toHaveProperty('wood')
})

it('packs are added to the basket, and stock at the basket’s place is listed first', async () => {
  await app.logInAs('client')
  const { user } = await app.open('/products?location=LTKLJ')
  const [first = ''] = await listColumnTexts(/^Product/)
  await user.click(await screen.findByRole('link', { name: first }))
  const drawer = await screen.findByRole('dialog', { name: first })
  await user.click(await within(drawer).findByRole('button', { name: 'Add to basket' }))
  expect(await screen.findByText(/1 pack reserved/)).toBeTruthy()
  const place = await within(drawer).findByText('stock location of your basket')
  expect(place.closest('tr')?.rowIndex).toBe(1)
})

it('an amount typed in a product’s row is added by Enter, and stays if it cannot be read', async () => {
  await app.logInAs('client')
  const { user } = await app.open('/products?location=LTKLJ')
  const [first = ''] = await listColumnTexts(/^Product/)
  const amount = await screen.findByRole<HTMLInputElement>('textbox', {
    name: `Amount of ${first} to order`,
  })
  await user.type(amount, '2 lorries{Enter}')
  expect(await screen.findByText(/“lorries” is not a sales unit/)).toBeTruthy()
  await user.clear(amount)
  await user.type(amount, '1.5{Enter}')
  expect(await screen.findByText('Enter a whole number.')).toBeTruthy()
  expect(amount.value).toBe('1.5')
  await user.clear(amount)
  await user.type(amount, '2{Enter}')
  expect(await screen.findByText(/2 packs reserved/)).toBeTruthy()
  await waitFor(() => expect(amount.value).toBe(''))
})

it('an amount typed for one company is kept from the orders of another', async () => {
  await app.logInAs('manager')
  const list = `/products?company_id=${getCompanyId('Maderas Levante SL')}&wood=LADC`
  const { user, router } = await app.open(list)
  const [first = ''] = await listColumnTexts(/^Product/)
  const findAmount = () =>
    screen.findByRole<HTMLInputElement>('textbox', { name: `Amount of ${first} to order` })
  await user.type(await findAmount(), '2')
  await router.navigate({
    to: '/products',
    search: { company_id: getCompanyId('Bois du Rhône SAS'), wood: ['LADC'] },
  })
  await waitFor(async () => expect((await findAmount()).value).toBe(''))
  router.history.back()
  await waitFor(async () => expect((await findAmount()).value).toBe('2'))
})

it('users who serve companies see all amounts, at the prices of the company in the URL', async () => {
  await app.logInAs('manager')
  await app.open(`/products?company_id=${getCompanyId('Maderas Levante SL')}`)
  await waitFor(async () =>
    expect((await listColumnTexts(/^Packs/)).some((packs) => Number(packs) > 5)).toBe(true),
  )
  expect(screen.getByRole('link', { name: 'New product' }).getAttribute('href')).toBe(
    '/products/new',
  )
  expect(screen.getByRole('link', { name: 'All products' }).getAttribute('href')).toBe(
    '/products/all',
  )
})
