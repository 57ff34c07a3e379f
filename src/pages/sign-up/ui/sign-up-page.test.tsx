import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getTestWorld } from '@mocks/node/test-world'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

it('a company signs up, and the required fields are named', async () => {
  const { user, router } = await app.open('/sign-up')
  await user.click(await screen.findByRole('button', { name: 'Sign up' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText(/^Company(?! code)/)),
  )
  await user.type(screen.getByLabelText(/^Company(?! code)/), '  ')
  expect(screen.getByText('Enter the name as shown on invoices.')).toBeTruthy()
  await user.clear(screen.getByLabelText(/^Company(?! code)/))
  await user.type(screen.getByLabelText(/^Company(?! code)/), 'SIA Vidzemes jumti')
  await user.click(screen.getByLabelText(/^Country/))
  await user.selectOptions(screen.getByLabelText(/^Country/), 'Latvia')
  await user.type(screen.getByLabelText(/^First name/), 'Ilze')
  await user.type(screen.getByLabelText(/^Last name/), 'Ozola')
  await user.type(screen.getByLabelText(/^Email/), 'ilze@jumti.example')
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  await screen.findByText('You will receive your password by email as soon as we verify your data.')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  const company = await getTestWorld()
    .db.selectFrom('companies')
    .selectAll()
    .where('name', '=', 'SIA Vidzemes jumti')
    .executeTakeFirstOrThrow()
  expect(company).toMatchObject({ status: 'pending', country: 'LV' })
})

it('typed values are restored when the page is left, until they are discarded', async () => {
  const { user, router } = await app.open('/sign-up')
  await user.type(await screen.findByLabelText(/^Company(?! code)/), 'SIA Vidzemes jumti')
  await router.navigate({ to: '/login' })
  await screen.findByRole('button', { name: 'Send password' })
  await router.navigate({ to: '/sign-up' })
  expect(await screen.findByDisplayValue('SIA Vidzemes jumti')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByDisplayValue('SIA Vidzemes jumti')).toBeNull()
})
