import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { server } from '@mocks/node/server'
import { dealQuery } from '@/entities/deal'
import { cellOf, dealRow, findDeal, isSaved, notes, pressSave, saveElsewhere, writeCell, writeField } from './testing/deal-screen'
import { holdCall, useApp } from './testing/render-app'

const app = useApp()

async function openDraft() {
  const deal = await findDeal('draft')
  const opened = await app.open(deal.path)
  await screen.findByLabelText('Customer reference')
  return { ...opened, ...deal }
}
const reference = () => screen.getByLabelText<HTMLInputElement>('Customer reference')
const isDirty = () => screen.findByText('Unsaved changes')
const saveByKey = (user: UserEvent) => user.keyboard('{Control>}s{/Control}')
const saveButton = () => screen.getByText<HTMLButtonElement>('Save')
const isOffered = () => saveButton().getAttribute('aria-disabled') !== 'true'

describe('saving a deal', () => {
  it('is offered from the first keystroke', async () => {
    await app.logInAs('sale_manager')
    const { user } = await openDraft()
    expect(isOffered()).toBe(false)
    await user.click(await notes())
    await user.keyboard('E')
    expect(isOffered()).toBe(true)
  })

  it('by Enter on its button leaves the focus there, where another Enter saves nothing', async () => {
    await app.logInAs('sale_manager')
    const { user, id } = await openDraft()
    const { version } = await dealRow(id)
    await writeField(user, await notes(), 'Ends painted red')
    saveButton().focus()
    await user.keyboard('{Enter}')
    await isSaved()
    await waitFor(() => expect(isOffered()).toBe(false))
    expect(document.activeElement).toBe(saveButton())
    // One that is disabled for the browser as well would lose it.
    expect(saveButton().disabled).toBe(false)
    await user.keyboard('{Enter}')
    expect(screen.queryByText('Saving…')).toBeNull()
    expect((await dealRow(id)).version).toBe(version + 1)
  })

  it('leaves what is typed meanwhile for the next save', async () => {
    await app.logInAs('sale_manager')
    const { user, id } = await openDraft()
    const letGo = holdCall('put', '/deals/:id/')
    await writeField(user, await notes(), 'Ends painted red')
    await pressSave(user)
    await screen.findByText('Saving…')
    await writeField(user, reference(), 'PO 9')
    await writeCell(user, 1, 'quantity', '17{Enter}')
    letGo()
    await isDirty()
    expect(await dealRow(id)).toMatchObject({ notes: 'Ends painted red' })
    expect(await dealRow(id)).not.toMatchObject({ customer_reference: 'PO 9' })

    expect(reference().value).toBe('PO 9')
    expect(cellOf(1, 'quantity').textContent).toBe('17')
    await pressSave(user)
    await isSaved()
    expect(await dealRow(id)).toMatchObject({ notes: 'Ends painted red', customer_reference: 'PO 9' })
    expect(cellOf(1, 'quantity').textContent).toBe('17')
  })

  it('of a new one in order to leave leads where one was going', async () => {
    await app.logInAs('admin')
    const { router, user } = await app.open('/deals/new')
    await writeField(user, await screen.findByRole('combobox', { name: /^Client/ }), 'Bois du')
    await user.click(await screen.findByRole('option', { name: /Bois du Rhône SAS/ }))
    await writeField(user, await notes(), 'For the yard in Lyon')
    await user.click(screen.getByRole('link', { name: 'Client' }))
    await user.click(await screen.findByText('Save and leave'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients'))
    const written = app.world.db.selectFrom('deals').select('notes').where('notes', '=', 'For the yard in Lyon')
    expect(await written.execute()).toHaveLength(1)
  })

  it('of a new one leads to its page, also from its content that was skipped to', async () => {
    await app.logInAs('admin')
    const { router, user } = await app.open('/deals/new')
    await screen.findByRole('option', { name: 'Letter of credit' })
    await writeField(user, await screen.findByRole('combobox', { name: /^Client/ }), 'Bois du')
    await user.click(await screen.findByRole('option', { name: /Bois du Rhône SAS/ }))
    // What the skip link does to a browser's history: a link within the page leaves the one in memory alone.
    router.history.push('/deals/new#main')
    await waitFor(() => expect(router.state.location.hash).toBe('main'))
    await saveByKey(user)
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/deals\/[0-9a-f-]{36}$/))
  })

  it('leaves the lines’ past, to be undone and saved again', async () => {
    await app.logInAs('sale_manager')
    const { user, id } = await openDraft()
    const before = cellOf(1, 'quantity').textContent
    await writeCell(user, 1, 'quantity', '17{Enter}')
    await pressSave(user)
    await isSaved()
    const { version } = await dealRow(id)

    await user.click(screen.getByRole('button', { name: 'Undo in the lines' }))
    expect(cellOf(1, 'quantity').textContent).toBe(before)
    await isDirty()
    await pressSave(user)
    await isSaved()
    expect(await dealRow(id)).toMatchObject({ version: version + 1 })
    expect(cellOf(1, 'quantity').textContent).toBe(before)
  })

  it('adds a new deal once, however soon it is saved again', async () => {
    await app.logInAs('sale_manager')
    const { router, user } = await app.open('/deals/new')
    const all = app.world.db.selectFrom('deals').select(['id', 'notes'])
    const before = new Set((await all.execute()).map(({ id }) => id))
    const added = async () => (await all.execute()).filter(({ id }) => !before.has(id))
    await screen.findByRole('option', { name: 'Letter of credit' })
    await writeField(user, await screen.findByRole('combobox', { name: /^Client/ }), 'Bois du')
    await user.click(await screen.findByRole('option', { name: /Bois du Rhône SAS/ }))
    const letGo = holdCall('post', '/deals/')
    await saveByKey(user)
    await screen.findByText('Saving…')
    await writeField(user, await notes(), 'Ends painted red')
    letGo()
    await waitFor(async () => expect(await added()).toHaveLength(1))
    await saveByKey(user)
    // Its own page, and not only its address, which comes first: a key between the two pages is heard by neither.
    await screen.findByRole('heading', { level: 1, name: /^D-\d{4}-\d{4}$/ })
    expect(router.state.location.pathname).toMatch(/^\/deals\/[0-9a-f-]{36}$/)
    expect((await notes()).value).toBe('Ends painted red')
    await saveByKey(user)
    await waitFor(async () => expect((await added()).map((deal) => deal.notes)).toEqual(['Ends painted red']))
  })
})

describe('saving without a network', () => {
  const goOnline = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    act(() => void globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
  }
  afterEach(() => {
    goOnline(true)
    vi.restoreAllMocks()
  })

  it('is said wherever one is on the screen, loses nothing, and works once there is one again', async () => {
    await app.logInAs('sale_manager')
    const { user, id } = await openDraft()
    await writeField(user, await notes(), 'Ends painted red')
    server.use(http.put('*/api/deals/:id/', () => HttpResponse.error(), { once: true }))
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    goOnline(false)
    await user.click(await notes())
    await saveByKey(user)
    await screen.findByText(/^It wasn’t saved. You are offline. What you typed is kept/)
    expect((await notes()).value).toBe('Ends painted red')
    // Out from under the toast that says so.
    expect(shown.mock.contexts).toContain(await notes())

    goOnline(true)
    await screen.findByText('You are connected again')
    await pressSave(user)
    await isSaved()
    expect(screen.queryByText('You are connected again')).toBeNull()
    expect(await dealRow(id)).toMatchObject({ notes: 'Ends painted red' })
  })
})

describe('a deal that nobody types in', () => {
  it('follows what somebody else saves, and is no conflict afterwards', async () => {
    await app.logInAs('sale_manager')
    const { user, id, queryClient } = await openDraft()
    await saveElsewhere(id, { customer_reference: 'PO 7 by the manager' })
    await queryClient.invalidateQueries({ queryKey: dealQuery(id).queryKey })
    await waitFor(() => expect(reference().value).toBe('PO 7 by the manager'))

    await writeField(user, await notes(), 'Ends painted red')
    await pressSave(user)
    await isSaved()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await dealRow(id)).toMatchObject({ customer_reference: 'PO 7 by the manager', notes: 'Ends painted red' })
  })
})
