import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Role } from '@/entities/session'
import { waitUntilDirty, waitUntilSaved, findNotes, fillField } from '@/app/testing/deal-screen'
import { holdCall, useApp } from '@/app/testing/render-app'

const app = useApp()

const findClientField = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Client/ })
async function openNew(role: Role = 'sale_manager') {
  await app.logInAs(role)
  const opened = await app.open('/deals/new')
  await screen.findByRole('option', { name: 'Letter of credit' })
  await fillField(opened.user, await findClientField(), 'Bois du')
  await opened.user.click(await screen.findByRole('option', { name: /Bois du Rhône SAS/ }))
  return opened
}
type Router = Awaited<ReturnType<typeof openNew>>['router']

const saveByKey = (user: UserEvent) => user.keyboard('{Control>}s{/Control}')
const findNumberedHeading = () =>
  screen.findByRole('heading', { level: 1, name: /^D-\d{4}-\d{4}$/ })
const waitForDealAddress = (router: Router) =>
  waitFor(() => expect(router.state.location.pathname).toMatch(/^\/deals\/[0-9a-f-]{36}$/))
const readAllDeals = () => app.world.db.selectFrom('deals').select(['id', 'notes']).execute()

describe('the first save of a deal', () => {
  it('by Enter on its button keeps the focus there, and says that it is saved', async () => {
    const { router, user } = await openNew()
    const button = await screen.findByText<HTMLButtonElement>('Save')
    // The live region exists before it has a text: some screen readers miss a region added together
    // with its text.
    const state = await waitUntilDirty()
    expect(state.role).toBe('status')
    button.focus()
    await user.keyboard('{Enter}')
    await findNumberedHeading()
    await waitForDealAddress(router)
    await waitFor(() => expect(state.textContent).toMatch(/^Saved/))
    expect(state.isConnected).toBe(true)
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it('by shortcut keeps the focus in the field, and the undo history of the lines', async () => {
    const { router, user } = await openNew()
    const countLines = () => document.querySelectorAll('[role=grid] tbody tr').length
    const before = countLines()
    await user.click(await screen.findByText('Add line'))
    await waitFor(() => expect(countLines()).toBe(before + 1))
    await user.click(await findNotes())
    await user.keyboard('Ends painted red')
    const typedIn = document.activeElement
    await saveByKey(user)
    await waitForDealAddress(router)
    await waitUntilSaved()
    await waitFor(() => expect(document.activeElement).toBe(typedIn))
    await user.click(await screen.findByLabelText('Undo'))
    await waitFor(() => expect(countLines()).toBe(before))
  })

  it('opens its page, also from content reached by the skip link', async () => {
    const { router, user } = await openNew()
    await user.click(screen.getByText('Skip to content'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
    expect(router.state.location.hash).toBe('')
    await saveByKey(user)
    await waitForDealAddress(router)
  })

  it('on leaving continues to the requested page', async () => {
    const { router, user } = await openNew('admin')
    await fillField(user, await findNotes(), 'For the yard in Lyon')
    await user.click(await screen.findByRole('link', { name: 'Client' }))
    await user.click(await screen.findByText('Save and leave'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients'))
    await waitFor(async () =>
      expect(
        (await readAllDeals()).filter((deal) => deal.notes === 'For the yard in Lyon'),
      ).toHaveLength(1),
    )
  })

  it('creates it once, however soon it is saved again', async () => {
    const { router, user } = await openNew()
    const before = new Set((await readAllDeals()).map(({ id }) => id))
    const readAddedDeals = async () => (await readAllDeals()).filter(({ id }) => !before.has(id))
    const release = holdCall('post', '/deals/')
    await saveByKey(user)
    await screen.findByText('Saving…')
    await fillField(user, await findNotes(), 'Ends painted red')
    release()
    await waitFor(async () => expect(await readAddedDeals()).toHaveLength(1))
    await saveByKey(user)
    await findNumberedHeading()
    await waitForDealAddress(router)
    await waitFor(async () => expect((await findNotes()).value).toBe('Ends painted red'))
    await saveByKey(user)
    await waitFor(async () =>
      expect((await readAddedDeals()).map((deal) => deal.notes)).toEqual(['Ends painted red']),
    )
  })

  it('keeps input typed meanwhile in its own draft, and leaves nothing for the next new deal', async () => {
    const { router, user } = await openNew()
    const release = holdCall('post', '/deals/')
    await saveByKey(user)
    await screen.findByText('Saving…')
    await fillField(user, await findNotes(), 'Ends painted red')
    release()
    await waitForDealAddress(router)
    await waitUntilDirty()
    const { pathname } = router.state.location

    await app.open('/deals/new')
    await screen.findByText('Not saved yet')
    await waitFor(async () => expect((await findNotes()).value).toBe(''))
    await app.open(pathname)
    await findNumberedHeading()
    await waitFor(async () => expect((await findNotes()).value).toBe('Ends painted red'))
  })

  it('ends with its screen: the next new deal is a different one', async () => {
    const { router, user } = await openNew()
    await saveByKey(user)
    await waitForDealAddress(router)
    await waitUntilSaved()
    await user.click(await screen.findByText('New deal', { selector: '[popover] a' }))
    await screen.findByRole('heading', { level: 1, name: 'New deal' })
    await waitFor(async () => expect((await findClientField()).value).toBe(''))
    await waitFor(() => expect(screen.queryByText(/^Saved/)).toBeNull())
  })
})
