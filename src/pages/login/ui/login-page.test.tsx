import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { auth } from '@/entities/session'
import { switchLanguage } from '@/shared/i18n'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

it('the login page shows an invalid e-mail at its field when the user asks for a password', async () => {
  const { user } = await app.open('/login')
  const email = await screen.findByLabelText(/^Email/)
  await user.type(email, 'inga.ozolina')
  await user.click(screen.getByRole('button', { name: 'Send password' }))
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(email)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('the login page shows a wrong password at its field, then logs in with another e-mail address', async () => {
  const { user } = await app.open('/login')
  const email = await screen.findByLabelText(/^Email/)
  const password = screen.getByLabelText(/^Password/)
  await user.type(email, 'nobody@timberdesk.example')
  await user.type(password, 'timber-demo{Enter}')
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(password)
  await user.clear(email)
  await user.type(email, 'admin@timberdesk.example{Enter}')
  expect(await screen.findByRole('banner')).toBeTruthy()
})

it('the login page shows the user’s language after the login, unless another was chosen in this browser', async () => {
  for (const [stored, shown] of [
    ['es', 'es'],
    [null, 'fr'],
  ] as const) {
    auth.logOut()
    await switchLanguage(stored ?? 'en')
    if (stored === null) localStorage.removeItem('language')
    const { user } = await app.open('/login')
    await user.type(
      await screen.findByLabelText(stored ? /^Correo/ : /^Email/),
      'client@timberdesk.example',
    )
    await user.type(
      screen.getByLabelText(stored ? /^Contraseña/ : /^Password/),
      'timber-demo{Enter}',
    )
    expect(await screen.findByRole('banner')).toBeTruthy()
    await waitFor(() => expect(document.documentElement.lang).toBe(shown))
  }
  await switchLanguage('en')
})

it('the login page shows the language of each user of a browser in which nobody chose one', async () => {
  for (const [role, email, password, shown] of [
    ['client', /^Email/, /^Password/, 'fr'],
    ['admin', /^E-mail/, /^Mot de passe/, 'en'],
  ] as const) {
    auth.logOut()
    const { user } = await app.open('/login')
    await user.type(await screen.findByLabelText(email), `${role}@timberdesk.example`)
    await user.type(screen.getByLabelText(password), 'timber-demo{Enter}')
    expect(await screen.findByRole('banner')).toBeTruthy()
    await waitFor(() => expect(document.documentElement.lang).toBe(shown))
  }
})

it('the login page stores neither the e-mail address nor the password', async () => {
  const { user } = await app.open('/login')
  await user.type(await screen.findByLabelText(/^Email/), 'admin@timberdesk.example')
  await user.type(screen.getByLabelText(/^Password/), 'oak-and-pine')
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
  expect(stored).not.toContain('oak-and-pine')
  expect(stored).not.toContain('admin@timberdesk.example')
})

it('the login page sends a password without asking for one', async () => {
  const { user } = await app.open('/login')
  await user.type(await screen.findByLabelText(/^Email/), 'admin@timberdesk.example')
  await user.click(screen.getByRole('button', { name: 'Send password' }))
  expect(await screen.findByText('We have sent you an email with new password.')).toBeTruthy()
  expect(screen.getByLabelText(/^Password/).getAttribute('aria-invalid')).toBeNull()
})
