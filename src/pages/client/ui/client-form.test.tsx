import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { server } from '@mocks/node/set-up-test-worlds'
import { api } from '@/shared/api'
import {
  getField,
  waitUntilSaved,
  getClientRow,
  openClient,
  pressSave,
  fillField,
} from '@/app/testing/client-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

describe('the fields of a client', () => {
  it('show the prefix of a VAT code in the client’s country', async () => {
    await app.logInAs('global_manager')
    const { user } = await openClient(app)
    await fillField(user, /^VAT code/, '17 812 345 678')
    await pressSave(user)
    await screen.findByText(
      'VAT codes of this country start with FR, such as FR40812345678. Correct the code, or change the country.',
    )
    await waitFor(() => expect(document.activeElement).toBe(getField(/^VAT code/)))
    await fillField(user, /^VAT code/, 'fr 17 812 345 678')
    await pressSave(user)
    await waitUntilSaved()
    expect(getField(/^VAT code/).value).toBe('FR17812345678')
  })

  it('name the language of its documents, by default that of its country', async () => {
    await app.logInAs('global_manager')
    const { user } = await openClient(app)
    const field = getField(/^Language of documents/)
    expect(within(field).getByRole('option', { selected: true }).textContent).toBe(
      'Language of the country',
    )
    await user.selectOptions(field, 'es')
    await pressSave(user)
    await waitUntilSaved()
    expect((await getClientRow()).language).toBe('es')
  })

  it('explain how to correct a negative limit', async () => {
    await app.logInAs('global_manager')
    const { user } = await openClient(app)
    await fillField(user, /^Credit limit/, '-500')
    await pressSave(user)
    expect(await screen.findByText('Enter 0 or more, or leave it empty for no limit.')).toBeTruthy()
  })
})

describe('a tolerance that is not a number', () => {
  it('stays as typed, and is reported', async () => {
    await app.logInAs('global_manager')
    const { user } = await openClient(app)
    await user.clear(getField(/^Quantity tolerance/))
    await user.type(getField(/^Quantity tolerance/), 'ten{Tab}')
    expect(getField(/^Quantity tolerance/).value).toBe('ten')
    expect(screen.getByText(/^Enter a whole percentage/)).toBeTruthy()
  })
})

describe('the contacts of a client', () => {
  it('are removed by their current name', async () => {
    await app.logInAs('global_manager')
    const { user } = await app.open('/clients/new')
    await user.click(await screen.findByRole('button', { name: 'Add contact' }))
    expect(screen.getByRole('button', { name: 'Remove Contact 1' })).toBeTruthy()
    const contact = within(screen.getByRole('listitem', { name: 'Contact 1' }))
    await user.type(contact.getByLabelText(/^Name/), 'Claire')
    await user.click(screen.getByRole('button', { name: 'Remove Claire' }))
    expect(screen.queryByRole('listitem', { name: 'Contact 1' })).toBeNull()
  })

  it('move the focus when they are added and removed', async () => {
    await app.logInAs('global_manager')
    const { user } = await openClient(app)
    const count = screen.getAllByLabelText(/^Name/).length
    await user.click(screen.getByRole('button', { name: 'Add contact' }))
    const nameFields = screen.getAllByLabelText(/^Name/)
    expect(nameFields).toHaveLength(count + 1)
    await waitFor(() => expect(document.activeElement).toBe(nameFields.at(-1)))
    await user.click(screen.getAllByRole('button', { name: /^Remove/ }).at(-1) ?? document.body)
    expect(screen.getAllByLabelText(/^Name/)).toHaveLength(count)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add contact' })),
    )
  })
})

describe('a read-only client', () => {
  it('has no inputs and no Save button', async () => {
    await app.logInAs('global_manager')
    const { id } = await getClientRow()
    const { data } = await api.GET('/clients/{id}/', { params: { path: { id } } })
    server.use(
      http.get(`*/api/clients/${id}/`, () => HttpResponse.json({ ...data, editable_fields: [] })),
    )
    await openClient(app)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add contact' })).toBeNull()
    expect(document.querySelector('#client :is(input, textarea, select)')).toBeNull()
    expect(screen.getByLabelText('VAT code').textContent).toBe('FR40812345678')
  })

  it('cannot be saved by keyboard', async () => {
    await app.logInAs('global_manager')
    const { id } = await getClientRow()
    const { data } = await api.GET('/clients/{id}/', { params: { path: { id } } })
    const sent = vi.fn()
    server.use(
      http.get(`*/api/clients/${id}/`, () => HttpResponse.json({ ...data, editable_fields: [] })),
      http.patch(`*/api/clients/${id}/`, sent),
    )
    const { user } = await openClient(app)
    await user.keyboard('{Control>}s{/Control}')
    fireEvent.submit(screen.getByLabelText('VAT code').closest('form') ?? document.body)
    await screen.findByRole('heading', { name: 'Bois du Rhône SAS' })
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('a missing client', () => {
  it('is requested once', async () => {
    await app.logInAs('global_manager')
    const requests: Request[] = []
    server.use(
      http.get('*/api/clients/:id/', ({ request }) => {
        requests.push(request)
        return undefined
      }),
    )
    const { queryClient } = await app.open('/clients/00000000-0000-4000-8000-000000000000')
    expect(await screen.findByText('Client not found')).toBeTruthy()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    // Strict mode mounts the page twice, and leaving a page cancels its request.
    expect(requests.filter(({ signal }) => !signal.aborted)).toHaveLength(1)
  })
})

describe('the deals of a client', () => {
  it('show an error instead of a skeleton if they fail to load', async () => {
    await app.logInAs('global_manager')
    server.use(
      http.get('*/api/deals/', () =>
        HttpResponse.json(
          { type: 'about:blank', title: '', status: 403, code: 'forbidden' },
          { status: 403 },
        ),
      ),
    )
    await openClient(app)
    const section = (await screen.findByText('The deals could not be loaded. Reload the page.'))
      .parentElement
    expect(section?.querySelector('[aria-busy="true"]')).toBeNull()
  })
})
