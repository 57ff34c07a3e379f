import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { server } from '@mocks/node/set-up-test-worlds'
import { openPasswordLink } from '@mocks/scenarios/portal'
import { switchLanguage } from '@/shared/i18n'
import { useApp } from '@/app/testing/render-app'

const app = useApp()
afterEach(() => switchLanguage('en'))

/** Returns a function that counts the checks of a link since then. */
function countChecks(): () => number {
  let checks = 0
  const count = ({ request }: { request: Request }) => {
    if (request.url.endsWith('/set_password/check/')) checks += 1
  }
  server.events.on('request:start', count)
  onTestFinished(() => server.events.removeListener('request:start', count))
  return () => checks
}

it('the page sets a password by the link that the login page mails', async () => {
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

it('the page speaks the language of the person whom the link was mailed to, also after the login', async () => {
  localStorage.removeItem('language')
  const { user, router } = await app.open(await openPasswordLink(app.world))
  expect(await screen.findByLabelText(/^Nouveau mot de passe/)).toBeDefined()
  await user.type(screen.getByLabelText(/^Nouveau mot de passe/), 'épicéa et pin sylvestre')
  await user.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/products'))
  expect(document.documentElement.lang).toBe('fr')
})

it('the page does not check the link again after it was used', async () => {
  localStorage.setItem('language', 'en')
  const getChecks = countChecks()
  const { user, router, queryClient } = await app.open(await openPasswordLink(app.world))
  await user.type(await screen.findByLabelText(/^New password/), 'spruce and pine')
  // The page stays, as it does while the next one loads.
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
  const button = screen.getByRole('button', { name: 'Set password' })
  await user.click(button)
  await waitFor(() => expect(navigate).toHaveBeenCalled())
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(getChecks()).toBe(1)
  expect(screen.getByLabelText(/^New password/)).toBeTruthy()
})

it('the page does not check the link again when the user returns to the tab', async () => {
  localStorage.setItem('language', 'en')
  const getChecks = countChecks()
  const { queryClient } = await app.open(await openPasswordLink(app.world))
  await screen.findByLabelText(/^New password/)
  onTestFinished(() => {
    focusManager.setFocused(undefined)
    vi.useRealTimers()
  })
  vi.setSystemTime(Date.now() + 60_000)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  // The cache refetches once paused mutations have resumed.
  await act(() => queryClient.resumePausedMutations())
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(getChecks()).toBe(1)
})

it('the page says in the language of the mail that a link has expired', async () => {
  localStorage.removeItem('language')
  await app.open('/set-password?token=abc&language=fr')
  expect(await screen.findByText(/^Ce lien a expiré/)).toBeTruthy()
})

it('the page says that a used link has expired and links to the login page', async () => {
  await app.open('/set-password?token=abc')
  await screen.findByText(/^This link has expired or was already used/)
  expect(screen.queryByLabelText(/^New password/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Get a new link on the login page' })).toBeTruthy()
})
