import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getTestWorld } from '@mocks/node/test-world'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

describe('before the door', () => {
  it('a company signs up, in the notes’ words, and what is missing is said first', async () => {
    const { user, router } = await app.open('/sign-up')
    await user.click(await screen.findByRole('button', { name: 'Sign up' }))
    expect(document.activeElement).toBe(screen.getByLabelText(/^Company(?! code)/))
    await user.type(screen.getByLabelText(/^Company(?! code)/), '  ')
    expect(screen.getByText('Write the name, as it stands on invoices.')).toBeTruthy()
    await user.clear(screen.getByLabelText(/^Company(?! code)/))
    await user.type(screen.getByLabelText(/^Company(?! code)/), 'SIA Vidzemes jumti')
    await user.click(screen.getByLabelText(/^Country/))
    await user.selectOptions(screen.getByLabelText(/^Country/), 'Latvia')
    await user.type(screen.getByLabelText(/^First name/), 'Ilze')
    await user.type(screen.getByLabelText(/^Last name/), 'Ozola')
    await user.type(screen.getByLabelText(/^E-mail/), 'ilze@jumti.example')
    await user.click(screen.getByRole('button', { name: 'Sign up' }))
    await screen.findByText(
      'You will receive your password by email as soon as we verify your data.',
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    const company = await getTestWorld()
      .db.selectFrom('companies')
      .selectAll()
      .where('name', '=', 'SIA Vidzemes jumti')
      .executeTakeFirstOrThrow()
    expect(company).toMatchObject({ status: 'pending', country: 'LV' })
  })

  it('what was typed into a sign-up is there again after the page was left, until somebody begins anew', async () => {
    const { user, router } = await app.open('/sign-up')
    await user.type(await screen.findByLabelText(/^Company(?! code)/), 'SIA Vidzemes jumti')
    await router.navigate({ to: '/login' })
    await screen.findByRole('button', { name: 'Send password' })
    await router.navigate({ to: '/sign-up' })
    expect(await screen.findByDisplayValue('SIA Vidzemes jumti')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Discard it' }))
    expect(screen.queryByDisplayValue('SIA Vidzemes jumti')).toBeNull()
  })

  it('a password is sent for, in the notes’ words, and set by the link in the outbox', async () => {
    const { user, router } = await app.open('/login')
    await user.type(await screen.findByLabelText(/^E-mail/), 'inga.ozolina@timberdesk.example')
    await user.click(screen.getByRole('button', { name: 'Send password' }))
    await screen.findByText('We have sent you an email with new password.')
    await router.navigate({ to: '/outbox' })
    await user.click(
      await screen.findByRole('button', { name: 'Open the link' }, { timeout: 8000 }),
    )
    await user.type(await screen.findByLabelText(/^New password/), 'spruce and pine')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/stock'))
  })

  it('an e-mail that is none says so at its field, where a password is sent for', async () => {
    const { user } = await app.open('/login')
    const email = await screen.findByLabelText(/^E-mail/)
    await user.type(email, 'inga.ozolina')
    await user.click(screen.getByRole('button', { name: 'Send password' }))
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(email)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a link that was used says so, and where to ask for another', async () => {
    const { user } = await app.open('/set-password?token=abc')
    await user.type(await screen.findByLabelText(/^New password/), 'spruce and pine')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    await screen.findByText(/^This link has expired or was used already/)
    expect(screen.getByRole('link', { name: 'Ask for another at the login' })).toBeTruthy()
  })
})
