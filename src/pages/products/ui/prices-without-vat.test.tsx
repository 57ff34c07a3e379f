import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getCompanyId } from '@backend/seed/companies'
import { DEMO_COMPANY } from '@backend/seed/company-list'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

it.each([
  ['/products', 'Products'],
  ['/orders', 'My orders'],
  ['/offers', 'Deals'],
  ['/price-list', 'Price list'],
])('on %s, a client reads that prices exclude VAT', async (path) => {
  await app.logInAs('client')
  await app.open(path)
  const grid = await screen.findByRole('grid')
  expect(
    (await within(grid).findAllByRole('columnheader', { name: /excl\.\sVAT/ })).length,
  ).toBeGreaterThan(0)
})

it.each(['/basket', '/order-confirmation'])(
  'every total on %s excludes VAT and says so',
  async (path) => {
    await app.logInAs('client')
    await app.open(path)
    await waitFor(() => expect(screen.getAllByText(/excl\.\sVAT/).length).toBeGreaterThan(2))
  },
)

it('the lines and totals of an order say that they exclude VAT', async () => {
  const order = await app.world.db
    .selectFrom('orders')
    .select('id')
    .where('company_id', '=', getCompanyId(DEMO_COMPANY))
    .where('incoterms', '=', 'DAP')
    .executeTakeFirstOrThrow()
  await app.logInAs('client')
  await app.open(`/orders/${order.id}`)
  expect(await screen.findByText(/^Total cost, excl\.\sVAT/)).toBeDefined()
  expect(screen.getAllByText(/^€[\d.,]+\sexcl\.\sVAT$/).length).toBeGreaterThan(0)
})

it('the lines of a basket say that they exclude VAT', async () => {
  await app.logInAs('client')
  await app.open('/basket')
  expect((await screen.findAllByText(/^€[\d.,]+\sexcl\.\sVAT$/)).length).toBeGreaterThan(0)
})

it('a delivered price says that it assumes a full truck', async () => {
  await app.logInAs('client')
  await app.open('/products')
  const grid = await screen.findByRole('grid')
  expect(await within(grid).findByRole('columnheader', { name: /^DAP, full truck/ })).toBeDefined()
})
