import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emptiedBasket, filledBasket } from '@/app/testing/order-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

it('makes an order of the basket, with the way in its total unless it is fetched', async () => {
  await app.logInAs('client')
  await filledBasket()
  const { user, router } = await app.open('/order-confirmation')
  expect(await screen.findByText('A load in one truck needs the manager’s approval.')).toBeDefined()
  expect(screen.getByText('Total for transport')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: /^FCA/ }))
  expect(screen.queryByText('Total for transport')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create order' }).disabled).toBe(true)
  await user.type(screen.getByLabelText(/^Delivery week/), '51{Tab}')
  await user.click(screen.getByLabelText(/^Customer reference/))
  await user.paste('PO-77')
  await user.click(screen.getByRole('button', { name: 'Create order' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/orders\/[0-9a-f-]{36}$/))
  expect(await screen.findByText('PO-77')).toBeDefined()
})

it('asks for an address in the notes’ words', async () => {
  await app.logInAs('client')
  const { company } = await filledBasket()
  await app.world.db.updateTable('addresses').set({ removed_at: '2026-11-20T00:00:00.000Z' }).where('company_id', '=', company.id).execute()
  await app.open('/order-confirmation')
  expect(await screen.findByText('Please add a delivery address to complete your order.')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create order' }).disabled).toBe(true)
})

it('has nothing to order of an empty basket', async () => {
  await app.logInAs('client')
  await emptiedBasket()
  await app.open('/order-confirmation')
  expect(await screen.findByText('There is nothing to order yet')).toBeDefined()
})
