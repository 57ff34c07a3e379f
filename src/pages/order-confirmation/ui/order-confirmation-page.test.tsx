import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { server } from '@mocks/node/set-up-test-worlds'
import { getCompanyId } from '@backend/seed/companies'
import { DEMO_COMPANY } from '@backend/seed/company-list'
import { emptyBasket, fillBasket, readBasket } from '@/app/testing/order-screen'
import { restoreBasket } from '@/entities/order'
import { holdCall, useApp } from '@/app/testing/render-app'

const app = useApp()

it('an order is created from the basket, with transport in its total unless it is collected', async () => {
  await app.logInAs('client')
  await fillBasket()
  const { user, router } = await app.open('/order-confirmation')
  expect(
    await screen.findByText('Orders delivered by truck need your manager’s approval.'),
  ).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Review order')
  expect(screen.queryByText('Order confirmation')).toBeNull()
  expect(screen.getByText('Total for transport, excl. VAT')).toBeDefined()
  expect(screen.getByText(/^[\d.,]+ \S+ × €[\d.,]+\sDAP$/)).toBeDefined()
  await user.click(screen.getByRole('radio', { name: /^FCA/ }))
  expect(screen.getByText(/^[\d.,]+ \S+ × €[\d.,]+\sFCA$/)).toBeDefined()
  expect(screen.queryByText('Total for transport, excl. VAT')).toBeNull()
  await user.type(screen.getByLabelText(/^Delivery week/), '2026-W51{Tab}')
  await user.click(screen.getByLabelText(/^Customer reference/))
  await user.paste('PO-77')
  await user.click(screen.getByRole('button', { name: 'Create order' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/orders\/[0-9a-f-]{36}$/))
  expect(await screen.findByText('PO-77')).toBeDefined()
})

it('a delivery week is required, and a past one is refused', async () => {
  await app.logInAs('client')
  await fillBasket()
  const { user, router } = await app.open('/order-confirmation')
  const create = await screen.findByRole('button', { name: 'Create order' })
  const week = screen.getByLabelText(/^Delivery week/)
  await user.click(create)
  expect(screen.getByText('Enter a week, such as 48.').id).toBe(
    week.getAttribute('aria-describedby'),
  )
  await waitFor(() => expect(document.activeElement).toBe(week))
  await user.type(week, '2026-W46{Tab}')
  await user.click(create)
  expect(
    await screen.findByText('This week is in the past. Choose this week or later.'),
  ).toBeDefined()
  expect(router.state.location.pathname).toBe('/order-confirmation')
})

it('input is restored after a reload, and the page says so', async () => {
  await app.logInAs('client')
  await fillBasket()
  const { user } = await app.open('/order-confirmation')
  await user.click(await screen.findByLabelText(/^Customer reference/))
  await user.paste('PO-78')
  // The current user loads last.
  const release = holdCall('get', '/me/')
  server.events.on(
    'response:mocked',
    ({ request }) => request.url.includes('/basket/') && setTimeout(release, 100),
  )
  await app.open('/order-confirmation')
  expect((await screen.findByLabelText<HTMLInputElement>(/^Customer reference/)).value).toBe(
    'PO-78',
  )
  expect(screen.getByRole('button', { name: 'Discard' })).toBeDefined()
})

it('a draft keeps its preselected address when a colleague orders to another one', async () => {
  await app.logInAs('client')
  const { addresses } = await fillBasket()
  const { user } = await app.open('/order-confirmation')
  await user.click(await screen.findByLabelText(/^Customer reference/))
  await user.paste('PO-79')
  const [first, other] = addresses
  await app.world.db
    .updateTable('orders')
    .set({ address_id: other?.id ?? '' })
    .where('address_id', '=', first?.id ?? '')
    .execute()
  expect((await readBasket()).addresses[0]?.id).toBe(other?.id)
  await app.open('/order-confirmation')
  const address = await screen.findByLabelText<HTMLSelectElement>(/^Delivery address/)
  expect(address.value).toBe(first?.id)
  expect(screen.getByLabelText<HTMLInputElement>(/^Customer reference/).value).toBe('PO-79')
})

it('a delivery address is asked for in the specified words', async () => {
  await app.logInAs('client')
  const { company } = await fillBasket()
  await app.world.db
    .updateTable('addresses')
    .set({ removed_at: '2026-11-20T00:00:00.000Z' })
    .where('company_id', '=', company.id)
    .execute()
  const { user } = await app.open('/order-confirmation')
  expect(
    await screen.findByText('Please add a delivery address to complete your order.'),
  ).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Create order' }))
  expect(screen.getByLabelText(/^Delivery address/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText('Please add a delivery address to complete your order.')).toHaveLength(
    2,
  )
})

it('a delivery address is added in the form, and chosen', async () => {
  await app.logInAs('client')
  await fillBasket()
  const { user, router } = await app.open('/order-confirmation')
  await user.click(await screen.findByLabelText(/^Customer reference/))
  await user.paste('PO-80')
  await user.click(screen.getByRole('button', { name: 'Add address' }))
  const dialog = within(await screen.findByRole('dialog'))
  for (const [label, text] of [
    [/^Place name/, 'Quai 4'],
    [/^Address/, '4 quai du Châtelet'],
    [/^Zip code/, '45000'],
    [/^City/, 'Orléans'],
  ] as const) {
    await user.click(await dialog.findByLabelText(label))
    await user.paste(text)
  }
  await user.click(dialog.getByLabelText(/^Country/))
  await user.selectOptions(dialog.getByLabelText(/^Country/), 'France')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const address = screen.getByLabelText<HTMLSelectElement>(/^Delivery address/)
  expect(address.selectedOptions[0]?.textContent).toBe('Quai 4, 45000 Orléans, France')
  expect(screen.getByLabelText<HTMLInputElement>(/^Customer reference/).value).toBe('PO-80')
  expect(router.state.location.pathname).toBe('/order-confirmation')
})

it('staff, not their client, read that an order by truck has to be approved', async () => {
  await app.logInAs('manager')
  const company = getCompanyId(DEMO_COMPANY)
  await app.open(`/order-confirmation?company_id=${company}`)
  expect(
    await screen.findByText('Orders delivered by truck have to be approved once they are placed.'),
  ).toBeDefined()
  expect(screen.queryByText(/your manager/)).toBeNull()
  expect(screen.getByText('Up to 50 trucks.')).toBeDefined()
})

it('an empty basket cannot be ordered', async () => {
  await app.logInAs('client')
  await emptyBasket()
  await app.open('/order-confirmation')
  expect(await screen.findByText('Nothing to order yet')).toBeDefined()
})

it('the page shows why a blocked company cannot order', async () => {
  await app.logInAs('client')
  await emptyBasket()
  const client = app.world.db.updateTable('clients').set({ status: 'blocked' })
  await client.where('portal_company_id', '=', getCompanyId(DEMO_COMPANY)).execute()
  await app.open('/order-confirmation')
  expect(await screen.findByText('Your company is blocked and can’t order.')).toBeDefined()
  expect(screen.queryByText('Nothing to order yet')).toBeNull()
})

it('an expired basket is reported on ordering, and the input stays until it is restored', async () => {
  await app.logInAs('client')
  const { hours } = await fillBasket()
  const { user } = await app.open('/order-confirmation')
  await user.click(await screen.findByRole('radio', { name: /^FCA/ }))
  await user.type(screen.getByLabelText(/^Delivery week/), '2026-W51{Tab}')
  await user.click(screen.getByLabelText(/^Customer reference/))
  await user.paste('PO-79')
  app.world.clock.advance((hours + 1) * 3_600_000)
  await app.logInAs('client')
  await user.click(screen.getByRole('button', { name: 'Create order' }))
  expect(await screen.findByText(/^The basket expired on/)).toBeDefined()
  expect(screen.getByText(/your entries here are kept/)).toBeDefined()
  await restoreBasket(undefined)
  await app.open('/order-confirmation')
  expect((await screen.findByLabelText<HTMLInputElement>(/^Customer reference/)).value).toBe(
    'PO-79',
  )
})
