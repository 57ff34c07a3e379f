import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { getDemoPersonId } from '@backend/seed/people'
import { auth, ROLES, type Role } from '@/entities/session'
import { ANONYMOUS, draftKey, removeDraft, writeDraft } from '@/shared/lib/draft'
import { failCall, getHeaderButton, useApp } from './testing/render-app'

const app = useApp()
const getHeader = () => screen.getByRole('banner')
const getMainMenu = () => {
  const [menu] = within(getHeader()).getAllByRole('navigation')
  if (!menu) throw new Error('The header has no menu')
  return menu
}

it('a message says once that the device has no room for a draft', async () => {
  await app.logInAs('sale_manager')
  await app.open('/privacy-policy')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const key = draftKey(ANONYMOUS, 'price-1')
  act(() => {
    writeDraft(key, 'p')
    writeDraft(key, 'pi')
  })
  vi.restoreAllMocks()
  expect(await screen.findAllByText(/^This device has no room left for drafts/)).toHaveLength(1)
  act(() => removeDraft(key))
})

describe('the header', () => {
  it('is hidden before login', async () => {
    await app.open('/login')
    expect(screen.queryByRole('banner')).toBeNull()
  })

  const withCalculator: Role[] = ['admin', 'global_manager', 'sale_manager', 'purchase_manager']
  it.each(ROLES)(
    'of %s has the bell, logout, and the calculator if the role may use it',
    async (role) => {
      await app.logInAs(role)
      await app.open('/privacy-policy')
      expect(getHeaderButton('Notifications')).toBeTruthy()
      expect(getHeaderButton('Log out')).toBeTruthy()
      const calculator = within(getHeader()).queryByRole('link', { name: 'Calculator' })
      expect(calculator?.getAttribute('target')).toBe(
        withCalculator.includes(role) ? '_blank' : undefined,
      )
    },
  )

  it('of a client has portal pages and no staff pages', async () => {
    await app.logInAs('client')
    await app.open('/privacy-policy')
    const links = within(getMainMenu())
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'))
    expect(links).toContain('/products')
    expect(
      links.filter((href) => !/^\/(products|orders|price-list|profile|offers)$/.test(href ?? '')),
    ).toEqual([])
  })

  it('switches the language of the user’s emails with that of the application', async () => {
    await app.logInAs('client')
    const { user } = await app.open('/privacy-policy')
    const readLanguage = () =>
      app.world.db
        .selectFrom('people')
        .select('language')
        .where('id', '=', getDemoPersonId('client'))
        .executeTakeFirstOrThrow()
    const button = getHeaderButton('Your account and settings')
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
    if (panel) fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }))
    await user.selectOptions(await screen.findByLabelText(/^Language/), 'English')
    await waitFor(async () => expect(await readLanguage()).toEqual({ language: 'en' }))
  })

  it('omits empty groups', async () => {
    await app.logInAs('purchase_agent')
    await app.open('/privacy-policy')
    const links = within(getMainMenu()).getAllByRole('link', { hidden: true })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/cargo-inspection-report/new',
      '/supply-inspection-report/new',
    ])
    expect(within(getMainMenu()).queryByRole('button', { name: 'Dashboard' })).toBeNull()
  })

  it('filters the purchase manager’s list of deals by status', async () => {
    await app.logInAs('purchase_manager')
    await app.open('/privacy-policy')
    const links = within(getMainMenu()).getAllByRole('link', { hidden: true })
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      '/general-order?status=order_confirmation&status=confirmed&status=loading',
    )
  })
})

describe('the privacy banner', () => {
  it('does not return once it is accepted', async () => {
    await app.world.loginAs('cargo_manager')
    auth.logIn('cargo_manager', false)
    const { user } = await app.open('/cargo/new')
    expect(await screen.findByText(/updated on 30 Nov 2024/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull())
    expect(document.activeElement?.tagName).toBe('H1')
    expect(auth.read().is_terms_agreed).toBe(true)
  })

  it('stays, with an error toast, if accepting fails', async () => {
    await app.world.loginAs('cargo_manager')
    auth.logIn('cargo_manager', false)
    const { user } = await app.open('/cargo/new')
    failCall('/agree_with_terms/')
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Failed to load data')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy()
  })
})

it.each([
  ['/deals/new', /save once you are connected again/],
  ['/supply-inspection-report/new', /the report is stored on this device/],
])('offline, %s says where typed work is saved', async (path, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await app.logInAs('purchase_manager')
  await app.open(path)
  expect(await screen.findByText(text)).toBeTruthy()
  vi.restoreAllMocks()
})
