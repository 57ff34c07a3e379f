import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

it('sets a password by the link that the login page mails', async () => {
  const { user, router } = await app.open('/login')
  await user.type(await screen.findByLabelText(/^Email/), 'inga.ozolina@timberdesk.example')
  await user.click(screen.getByRole('button', { name: 'Send password' }))
  await screen.findByText('We have sent you an email with new password.')
  await router.navigate({ to: '/outbox' })
  await user.click(await screen.findByRole('button', { name: 'Open link' }, { timeout: 8000 }))
  await user.type(await screen.findByLabelText(/^New password/), 'spruce and pine')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/stock'))
})

it('says that a used link has expired and links to the login page', async () => {
  const { user } = await app.open('/set-password?token=abc')
  await user.type(await screen.findByLabelText(/^New password/), 'spruce and pine')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  await screen.findByText(/^This link has expired or was already used/)
  expect(screen.getByRole('link', { name: 'Get a new link on the login page' })).toBeTruthy()
})
