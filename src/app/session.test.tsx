import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { server } from '@mocks/node/set-up-test-worlds'
import { getDemoPersonId } from '@backend/seed/people'
import { auth } from '@/entities/session'
import { api } from '@/shared/api'
import { createCopiedLinesStore } from '@/widgets/wood-lines/model/copied-lines-store'
import { fillField, getField, openClient } from './testing/client-screen'
import {
  changeFromAnotherSession,
  failCall,
  getHeaderButton,
  readDraftTexts,
  useApp,
} from './testing/render-app'

const app = useApp()

async function logIn(
  user: Awaited<ReturnType<typeof app.open>>['user'],
  role: string,
  password = 'timber-demo',
) {
  await user.click(await screen.findByLabelText('Email'))
  await user.paste(`${role}@timberdesk.example`)
  await user.click(screen.getByLabelText('Password'))
  await user.paste(password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

describe('a logged-out user', () => {
  it('is sent to login, and to the requested page afterwards', async () => {
    const { router, user } = await app.open('/supplies/new?from=mail')
    expect(router.state.location.pathname).toBe('/login')
    await waitFor(() => expect(auth.read().returnUrl).toBe('/supplies/new?from=mail'))

    await logIn(user, 'purchase_manager')
    await waitFor(() => expect(router.state.location.href).toBe('/supplies/new?from=mail'))
    expect(auth.read()).toMatchObject({
      role: 'purchase_manager',
      is_logged_in: true,
      returnUrl: null,
    })
  })

  it('gets from the root path to their home page', async () => {
    const { router, user } = await app.open('/')
    await logIn(user, 'purchase_agent')
    await waitFor(() => expect(router.state.location.pathname).toBe('/cargo-inspection-report/new'))
  })

  it('sees a wrong password reported at its field, and stays on the page', async () => {
    const { router, user } = await app.open('/login')
    await logIn(user, 'admin', 'guess')
    const password = screen.getByLabelText('Password')
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'))
    expect(
      screen.getByText('Email and password don’t match. Check both and try again.'),
    ).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(password))
    expect(router.state.location.pathname).toBe('/login')
  })

  it('sees required fields reported before anything is sent', async () => {
    const { user } = await app.open('/login')
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    expect(
      await screen.findByText('Enter an email address, such as name@company.com.'),
    ).toBeTruthy()
    expect(screen.getByText('Enter your password.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  })

  it('can log in as a demo user with one click', async () => {
    const { router, user } = await app.open('/login')
    await user.click(await screen.findByRole('button', { name: /Cargo manager/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cargo/new'))
  })
})

describe('a logged-in user', () => {
  it('is redirected from the root path to their home page without a message', async () => {
    await app.logInAs('cargo_manager')
    const { router } = await app.open('/')
    expect(router.state.location.pathname).toBe('/cargo/new')
    expect(router.state.location.state.refused).toBeUndefined()
    expect(screen.queryByText(/has no access to that page/)).toBeNull()
  })

  it('is redirected home from a forbidden page with a message, without a call for its data', async () => {
    await app.logInAs('cargo_manager')
    const paths: string[] = []
    const recordPath = ({ request }: { request: Request }) =>
      paths.push(new URL(request.url).pathname)
    server.events.on('request:start', recordPath)
    const { router } = await app.open('/clients')
    expect(router.state.location.pathname).toBe('/cargo/new')
    expect(
      await screen.findByText(/Your role \(Cargo manager\) has no access to that page/),
    ).toBeTruthy()
    server.events.removeListener('request:start', recordPath)
    expect(paths).toContain('/api/me/')
    expect(paths).not.toContain('/api/clients/')
  })

  it('can log out', async () => {
    await app.logInAs('cargo_manager')
    const { router, user } = await app.open('/cargo/new')
    const copied = createCopiedLinesStore(getDemoPersonId('cargo_manager'))
    copied.write('lines')
    await user.click(getHeaderButton('Log out'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(auth.read()).toEqual({
      role: null,
      is_terms_agreed: false,
      returnUrl: null,
      is_logged_in: false,
    })
    expect(copied.read()).toBeNull()
  })

  it('leaves nothing readable that was typed, and has it again after the next login', async () => {
    await app.logInAs('global_manager')
    const { router, user } = await openClient(app)
    await fillField(user, /^Destination/, 'Valence')
    await user.click(getHeaderButton('Log out'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    await waitFor(() =>
      expect(Object.keys(localStorage).some((key) => key.startsWith('draft:'))).toBe(true),
    )
    expect(JSON.stringify({ ...localStorage })).not.toContain('Valence')

    await app.logInAs('global_manager')
    await openClient(app)
    expect(getField(/^Destination/).value).toBe('Valence')
  })

  it('stays logged in, with an error message, if logging out fails', async () => {
    await app.logInAs('cargo_manager')
    const { router, user } = await app.open('/cargo/new')
    failCall('/refresh/logout/')
    await user.click(getHeaderButton('Log out'))
    expect(await screen.findByText('Failed to load data')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/cargo/new')
    expect(auth.role()).toBe('cargo_manager')
  })

  it('logs in again after losing the session, and returns to the same page', async () => {
    await app.logInAs('cargo_manager')
    const { router, user } = await app.open('/cargo/new?kind=truck')
    app.world.injectFault('lost_refresh')
    await api.GET('/me/')
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(auth.role()).toBeNull()

    const [own, others] = (['cargo_manager', 'admin'] as const).map((role) =>
      createCopiedLinesStore(getDemoPersonId(role)),
    )
    own?.write('own lines')
    others?.write('lines of another user')
    await logIn(user, 'cargo_manager')
    await waitFor(() => expect(router.state.location.href).toBe('/cargo/new?kind=truck'))
    expect([own?.read(), others?.read()]).toEqual(['own lines', null])
  })
})

describe('a session that expires on a page with many calls', () => {
  it('is refreshed once, without repeating calls that need a login', async () => {
    await app.logInAs('cargo_manager')
    const { router, queryClient } = await app.open('/general-cargo')
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    const calls: string[] = []
    app.world.injectFault('lost_refresh')
    const countCall = ({ request }: { request: Request }) =>
      void calls.push(`${request.method} ${new URL(request.url).pathname}`)
    server.events.on('request:start', countCall)
    await Promise.all([api.GET('/me/'), api.GET('/cargos/'), api.GET('/notifications/')])
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    await screen.findByLabelText('Email')
    server.events.removeListener('request:start', countCall)
    expect(calls.filter((call) => call === 'POST /api/refresh/')).toHaveLength(1)
    const requests = ['/api/me/', '/api/cargos/', '/api/notifications/'].map(
      (path) => calls.filter((call) => call === `GET ${path}`).length,
    )
    expect(requests).toEqual([1, 1, 1])
  })
})

describe('the login page', () => {
  const findHeading = () => screen.findByRole('heading', { level: 1, name: 'Log in' })
  const findDescription = async () =>
    document.getElementById((await findHeading()).getAttribute('aria-describedby') ?? '')
      ?.textContent
  const ended =
    'Your session has expired. Log in to return to where you were. Your unsaved changes are kept.'

  async function loseSession() {
    await app.logInAs('cargo_manager')
    const opened = await app.open('/cargo/new')
    app.world.injectFault('lost_refresh')
    await api.GET('/me/')
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/login'))
    return opened
  }

  it('describes its focused headline with the message that the session ended', async () => {
    await loseSession()
    await waitFor(async () => expect(document.activeElement).toBe(await findHeading()))
    expect(await findDescription()).toBe(ended)
    expect(
      Object.keys(JSON.parse(localStorage.getItem('auth') ?? '{}') as object).toSorted(),
    ).toEqual(['is_logged_in', 'is_terms_agreed', 'returnUrl', 'role'])
  })

  it('keeps the message until the next login and logout', async () => {
    const { router, user } = await loseSession()
    await user.click(await screen.findByRole('link', { name: 'Privacy policy' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/privacy-policy'))
    router.history.back()
    expect(await findDescription()).toBe(ended)

    await logIn(user, 'cargo_manager')
    await waitFor(() => expect(router.state.location.pathname).toBe('/cargo/new'))
    await user.click(getHeaderButton('Log out'))
    expect(await findDescription()).toMatch(/^Log in to your deals/)
  })

  it('shows the message if another tab detects the lost session at the same time', async () => {
    await loseSession()
    changeFromAnotherSession({ role: null, is_logged_in: false, is_terms_agreed: false })
    expect(await findDescription()).toBe(ended)
  })

  it('shows no message to a visitor without a session who followed a link', async () => {
    await app.open('/deals/new')
    expect(await findDescription()).toMatch(/^Log in to your deals/)
  })
})

describe('another tab', () => {
  it('that logs out sends this one to login, and keeps its own return URL', async () => {
    await app.logInAs('cargo_manager')
    const { router } = await app.open('/cargo/new')
    changeFromAnotherSession({ role: null, is_logged_in: false, is_terms_agreed: false })
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(auth.read().returnUrl).toBeNull()
    expect(await screen.findByText(/^You were logged out in another tab\./)).toBeTruthy()
  })

  it('that logs in opens the requested page in this one', async () => {
    const { router } = await app.open('/general-supply')
    expect(router.state.location.pathname).toBe('/login')
    await app.world.loginAs('cargo_manager')
    changeFromAnotherSession({ role: 'cargo_manager', is_logged_in: true, is_terms_agreed: true })
    await waitFor(() => expect(router.state.location.pathname).toBe('/general-supply'))
    // The list's own call would otherwise run on after the test.
    expect(await screen.findByRole('heading', { level: 1, name: /^Supplies/ })).toBeTruthy()
  })

  it.each(['global_manager', 'admin'] as const)(
    'that logs in another user opens the page again for that user (%s)',
    async (role) => {
      await app.logInAs('global_manager')
      const { user } = await openClient(app)
      await fillField(user, /^Destination/, 'Valence')

      const email = 'pierre.lambert@timberdesk.example'
      await app.world.db.updateTable('people').set({ role }).where('email', '=', email).execute()
      await api.POST('/login/', { body: { email, password: 'timber-demo' } })
      changeFromAnotherSession({ role, is_logged_in: true, is_terms_agreed: true })

      expect(await screen.findByText(/^Another user has logged in in this browser/)).toBeTruthy()
      expect(getField(/^Destination/).value).not.toBe('Valence')
      expect(readDraftTexts()).not.toContain('Valence')

      await app.logInAs('global_manager')
      await openClient(app)
      expect(getField(/^Destination/).value).toBe('Valence')
    },
  )

  it('that logs in the same user again opens the page again without a message', async () => {
    await app.logInAs('global_manager')
    const { user } = await openClient(app)
    await fillField(user, /^Destination/, 'Valence')
    const field = getField(/^Destination/)
    changeFromAnotherSession({ role: 'global_manager', is_logged_in: true })
    await waitFor(() => expect(field.isConnected).toBe(false))
    await waitFor(() => expect(getField(/^Destination/).value).toBe('Valence'))
    expect(screen.queryByText(/^Another user has logged in/)).toBeNull()
  })
})
