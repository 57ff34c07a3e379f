import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getDemoPersonId } from '@backend/seed/people'
import { findNotes, getCell } from '@/app/testing/deal-screen'
import { failCall, useApp } from '@/app/testing/render-app'

const app = useApp()

/** A draft with a product, and an agreed deal of the same client with the same product. */
async function findRepeatedSale() {
  const { db } = app.world
  const row = await db
    .selectFrom('deal_lines')
    .innerJoin('deals', 'deals.id', 'deal_id')
    .select(['deals.client_id', 'deals.id', 'deal_lines.product_id', 'deals.currency'])
    .where('status', '=', 'draft')
    .where('product_id', 'is not', null)
    .where('deal_lines.position', '=', 1)
    .where('deals.currency', '=', 'EUR')
    .executeTakeFirstOrThrow()
  const agreed = await db
    .selectFrom('deal_lines')
    .innerJoin('deals', 'deals.id', 'deal_id')
    .select(['deal_lines.id', 'deals.id as deal_id', 'deals.number'])
    .where('traded_on', 'is not', null)
    .where('product_id', '=', row.product_id)
    .orderBy('number_key', 'desc')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('deals')
    .set({ client_id: row.client_id, currency: 'EUR' })
    .where('id', '=', agreed.deal_id)
    .execute()
  await db
    .updateTable('deals')
    .set({ number_key: 99_999_999_999 })
    .where('id', '=', agreed.deal_id)
    .execute()
  await db
    .updateTable('deal_lines')
    .set({ price: 4_567_800, price_unit: 'm3' })
    .where('id', '=', agreed.id)
    .execute()
  await db
    .updateTable('deal_lines')
    .set({ price_unit: 'm3' })
    .where('deal_id', '=', row.id)
    .execute()
  return { draftId: row.id, number: agreed.number }
}

const findPanel = () => screen.findByRole('region', { name: 'Prices' })

it('the client’s last price of the wood is shown, and Alt+P writes it into the line', async () => {
  await app.logInAs('admin')
  const { draftId, number } = await findRepeatedSale()
  const { user } = await app.open(`/deals/${draftId}`)
  await findNotes()
  await user.click(getCell(1, 'price'))
  const panel = await findPanel()
  expect(panel.parentElement?.dataset['expected']).toBe('true')
  expect(await within(panel).findByRole('link', { name: number })).toBeDefined()
  expect(panel.textContent).toContain('This client’s last price456.78 EUR/m³')
  expect(panel.textContent).toContain('Last purchase prices')
  await user.keyboard('{Alt>}p{/Alt}')
  await waitFor(() => expect(getCell(1, 'price').textContent).toContain('456.78'))
  expect(
    within(panel).getByRole('link', { name: 'All prices of this wood' }).getAttribute('href'),
  ).toMatch(/^\/wood-prices\?wood=/)
})

it('a price says that it is after discount; taking it removes the discount of the line', async () => {
  await app.logInAs('admin')
  const { draftId, number } = await findRepeatedSale()
  await app.world.db
    .updateTable('deal_lines')
    .set({ discount_kind: 'percent', discount_value: 1000, net_price: 4_111_000 })
    .where('deal_id', 'in', (deals) =>
      deals.selectFrom('deals').select('id').where('number', '=', number),
    )
    .execute()
  await app.world.db
    .updateTable('deal_lines')
    .set({ discount_kind: 'percent', discount_value: 500 })
    .where('deal_id', '=', draftId)
    .execute()
  const { user } = await app.open(`/deals/${draftId}`)
  await findNotes()
  await user.click(getCell(1, 'price'))
  const panel = await findPanel()
  await within(panel).findByRole('link', { name: number })
  expect(panel.textContent).toContain('This client’s last price411.10 EUR/m³after discount')
  expect(getCell(1, 'discount').textContent).toContain('5%')
  await user.click(within(panel).getByRole('button', { name: 'Use 411.10' }))
  await waitFor(() => expect(getCell(1, 'price').textContent).toContain('411.10'))
  expect(getCell(1, 'discount').textContent).not.toContain('5')
})

it('a sale manager sees no purchase prices', async () => {
  await app.logInAs('sale_manager')
  const { draftId } = await findRepeatedSale()
  await app.world.db
    .updateTable('deals')
    .set({ sale_manager_id: getDemoPersonId('sale_manager') })
    .where('id', '=', draftId)
    .execute()
  const { user } = await app.open(`/deals/${draftId}`)
  await findNotes()
  await user.click(getCell(1, 'price'))
  const panel = await findPanel()
  expect(await within(panel).findByText('Available in stock')).toBeDefined()
  expect(panel.textContent).not.toContain('Last purchase prices')
})

it('the panel says so and offers another try if the prices cannot be loaded', async () => {
  await app.logInAs('admin')
  const { draftId } = await findRepeatedSale()
  failCall('/wood_prices/context/')
  await app.open(`/deals/${draftId}`)
  await findNotes()
  const panel = await findPanel()
  expect(await within(panel).findByText(/^The prices could not be loaded/)).toBeDefined()
  expect(within(panel).getByRole('button', { name: 'Try again' })).toBeDefined()
})

it('the panel says so if the wood was never sold or bought', async () => {
  await app.logInAs('admin')
  const { draftId } = await findRepeatedSale()
  await app.world.db.updateTable('deal_lines').set({ traded_on: null }).execute()
  await app.world.db.updateTable('supply_lines').set({ traded_on: null }).execute()
  await app.world.db.deleteFrom('prices').execute()
  await app.open(`/deals/${draftId}`)
  await findNotes()
  expect(await within(await findPanel()).findByText('Never sold or bought before.')).toBeDefined()
})

it('a line without wood asks for it, and keeps no room for prices before', async () => {
  await app.logInAs('sale_manager')
  await app.open('/deals/new')
  await findNotes()
  const panel = await findPanel()
  expect(
    await within(panel).findByText('Choose the wood of a line to see its prices.'),
  ).toBeDefined()
  expect(panel.parentElement?.dataset['expected']).toBeUndefined()
})
