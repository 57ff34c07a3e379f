import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { server } from '@mocks/node/set-up-test-worlds'
import { dealQueryOptions } from '@/entities/deal'
import {
  getCell,
  findDealRow,
  findDeal,
  waitUntilSaved,
  findNotes,
  pressSave,
  saveDealElsewhere,
  fillCell,
  fillField,
} from '@/app/testing/deal-screen'
import { holdCall, useApp } from '@/app/testing/render-app'

const app = useApp()

async function openDraft() {
  const deal = await findDeal('draft')
  const opened = await app.open(deal.path)
  await screen.findByLabelText('Customer reference')
  return { ...opened, ...deal }
}
const getReference = () => screen.getByLabelText<HTMLInputElement>('Customer reference')
const waitUntilDirty = () => screen.findByText('Unsaved changes')
const saveByKey = (user: UserEvent) => user.keyboard('{Control>}s{/Control}')
const saveButton = () => screen.getByText<HTMLButtonElement>('Save')
const isOffered = () => saveButton().getAttribute('aria-disabled') !== 'true'

describe('saving a deal', () => {
  it('is enabled from the first keystroke', async () => {
    await app.logInAs('sale_manager')
    const { user } = await openDraft()
    expect(isOffered()).toBe(false)
    await user.click(await findNotes())
    await user.keyboard('E')
    expect(isOffered()).toBe(true)
  })

  it('by Enter on its button keeps the focus there, and another Enter saves nothing', async () => {
    await app.logInAs('sale_manager')
    const { user, id } = await openDraft()
    const { version } = await findDealRow(id)
    await fillField(user, await findNotes(), 'Ends painted red')
    saveButton().focus()
    await user.keyboard('{Enter}')
    await waitUntilSaved()
    await waitFor(() => expect(isOffered()).toBe(false))
    expect(document.activeElement).toBe(saveButton())
    // The `disabled` attribute would take the focus from the button.
    expect(saveButton().disabled).toBe(false)
    await user.keyboard('{Enter}')
    expect(screen.queryByText('Saving…')).toBeNull()
    expect((await findDealRow(id)).version).toBe(version + 1)
  })

  it('keeps input typed meanwhile for the next save', async () => {
    await app.logInAs('sale_manager')
    const { user, id } = await openDraft()
    const release = holdCall('put', '/deals/:id/')
    await fillField(user, await findNotes(), 'Ends painted red')
    await pressSave(user)
    await screen.findByText('Saving…')
    await fillField(user, getReference(), 'PO 9')
    await fillCell(user, 1, 'quantity', '17{Enter}')
    release()
    await waitUntilDirty()
    expect(await findDealRow(id)).toMatchObject({ notes: 'Ends painted red' })
    expect(await findDealRow(id)).not.toMatchObject({ customer_reference: 'PO 9' })

    expect(getReference().value).toBe('PO 9')
    expect(getCell(1, 'quantity').textContent).toBe('17')
    await pressSave(user)
    await waitUntilSaved()
    expect(await findDealRow(id)).toMatchObject({
      notes: 'Ends painted red',
      customer_reference: 'PO 9',
    })
    expect(getCell(1, 'quantity').textContent).toBe('17')
  })

  it('keeps the undo history of the lines', async () => {
    await app.logInAs('sale_manager')
    const { user, id } = await openDraft()
    const before = getCell(1, 'quantity').textContent
    await fillCell(user, 1, 'quantity', '17{Enter}')
    await pressSave(user)
    await waitUntilSaved()
    const { version } = await findDealRow(id)

    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(getCell(1, 'quantity').textContent).toBe(before)
    await waitUntilDirty()
    await pressSave(user)
    await waitUntilSaved()
    expect(await findDealRow(id)).toMatchObject({ version: version + 1 })
    expect(getCell(1, 'quantity').textContent).toBe(before)
  })
})

describe('saving a line that is not valid', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('scrolls its first invalid cell to the middle, clear of the toast', async () => {
    await app.logInAs('sale_manager')
    const { user } = await openDraft()
    await fillCell(user, 1, 'quantity', 'many')
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await pressSave(user)
    await screen.findByText('Form validation error')
    await waitFor(() => expect(scroll.mock.contexts).toContain(getCell(1, 'quantity')))
    expect(scroll).toHaveBeenCalledWith({ block: 'center' })
  })
})

describe('saving offline', () => {
  const goOnline = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    act(() => void globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
  }
  afterEach(() => {
    goOnline(true)
    vi.restoreAllMocks()
  })

  it('shows a message in view, loses nothing, and works once the network returns', async () => {
    await app.logInAs('sale_manager')
    const { user, id } = await openDraft()
    await fillField(user, await findNotes(), 'Ends painted red')
    server.use(http.put('*/api/deals/:id/', () => HttpResponse.error(), { once: true }))
    const scrollSpy = vi.spyOn(Element.prototype, 'scrollIntoView')
    goOnline(false)
    await user.click(await findNotes())
    await saveByKey(user)
    await screen.findByText(/^Not saved. You are offline. Your input is kept/)
    expect((await findNotes()).value).toBe('Ends painted red')
    // The field is scrolled out from under the toast.
    expect(scrollSpy.mock.contexts).toContain(await findNotes())

    goOnline(true)
    await screen.findByText('You are online again')
    await pressSave(user)
    await waitUntilSaved()
    expect(screen.queryByText('You are online again')).toBeNull()
    expect(await findDealRow(id)).toMatchObject({ notes: 'Ends painted red' })
  })
})

describe('a deal without local edits', () => {
  it('follows changes of other users without a conflict', async () => {
    await app.logInAs('sale_manager')
    const { user, id, queryClient } = await openDraft()
    await saveDealElsewhere(id, { customer_reference: 'PO 7 by the manager' })
    await queryClient.invalidateQueries({ queryKey: dealQueryOptions(id).queryKey })
    await waitFor(() => expect(getReference().value).toBe('PO 7 by the manager'))

    await fillField(user, await findNotes(), 'Ends painted red')
    await pressSave(user)
    await waitUntilSaved()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await findDealRow(id)).toMatchObject({
      customer_reference: 'PO 7 by the manager',
      notes: 'Ends painted red',
    })
  })
})
