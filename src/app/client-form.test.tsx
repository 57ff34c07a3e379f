import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { server } from '@mocks/node/server'
import { api } from '@/shared/api'
import { holdCall, useApp } from './testing/render-app'

const app = useApp()

type User = Awaited<ReturnType<typeof app.open>>['user']

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
async function write(user: User, label: RegExp, text: string) {
  await user.clear(field(label))
  await user.paste(text)
}
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
const isOffered = () => saveButton().getAttribute('aria-disabled') !== 'true'
const save = (user: User) => user.click(saveButton())
const isSaved = () => screen.findByText(/^Saved/)
const isDirty = () => screen.findByText('Unsaved changes')

async function knownClient() {
  return app.world.db
    .selectFrom('clients')
    .selectAll()
    .where('name', '=', 'Bois du Rhône SAS')
    .executeTakeFirstOrThrow()
}
async function openKnown() {
  const client = await knownClient()
  const opened = await app.open(`/clients/${client.id}`)
  await screen.findByLabelText(/^VAT code/)
  return { ...opened, client }
}
/** What somebody at another desk saves meanwhile. */
async function saveElsewhere(id: string, changes: { address?: string; vat_code?: string }) {
  await app.world.db
    .updateTable('clients')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

describe('a new client', () => {
  it('is added, and its screen stays open under its own address', async () => {
    await app.logInAs('global_manager')
    const { router, user } = await app.open('/clients/new')
    await screen.findByRole('heading', { level: 1, name: 'New client' })
    await write(user, /^Name/, 'Charpentes du Jura')
    await user.selectOptions(field(/^Country/), 'FR')
    await save(user)
    await screen.findByRole('heading', { level: 1, name: 'Charpentes du Jura' })
    expect(router.state.location.pathname).toMatch(/^\/clients\/[0-9a-f-]{36}$/)
    const added = app.world.db.selectFrom('clients').select(['country', 'status']).where('name', '=', 'Charpentes du Jura')
    expect(await added.execute()).toEqual([{ country: 'FR', status: 'prospect' }])
  })

  it('is not sent before it has what a client needs', async () => {
    await app.logInAs('global_manager')
    const { router, user } = await app.open('/clients/new')
    await screen.findByRole('heading', { level: 1, name: 'New client' })
    await save(user)
    await waitFor(() => expect(document.activeElement).toBe(field(/^Name/)))
    expect(field(/^Name/).getAttribute('aria-invalid')).toBe('true')
    expect(field(/^Country/).getAttribute('aria-invalid')).toBe('true')
    expect(router.state.location.pathname).toBe('/clients/new')
  })

  it('is told all that is wrong at once, without a call', async () => {
    await app.logInAs('global_manager')
    const { user } = await app.open('/clients/new')
    await screen.findByRole('heading', { level: 1, name: 'New client' })
    await user.selectOptions(field(/^Country/), 'LT')
    await write(user, /^VAT code/, 'LT1')
    await user.clear(field(/^Days/))
    await save(user)
    expect(await screen.findByText('A VAT code that begins like this is written as LT123456789. Correct it.')).toBeTruthy()
    expect(field(/^Name/).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Enter the number of days after the invoice.')).toBeTruthy()
  })

  it('with another’s VAT code is refused at that field, which has the focus and says whose it is', async () => {
    await app.logInAs('global_manager')
    const { vat_code } = await knownClient()
    const { user } = await app.open('/clients/new')
    await screen.findByRole('heading', { level: 1, name: 'New client' })
    await write(user, /^Name/, 'Charpentes du Jura')
    await user.selectOptions(field(/^Country/), 'FR')
    await write(user, /^VAT code/, vat_code ?? '')
    await save(user)
    expect(await screen.findByText('Bois du Rhône SAS has this code already. Check it, or go on with that client.')).toBeTruthy()
    expect(document.activeElement).toBe(field(/^VAT code/))
    expect(field(/^VAT code/).getAttribute('aria-invalid')).toBe('true')
    expect(field(/^Name/).value).toBe('Charpentes du Jura')
  })
})

describe('the fields of a client', () => {
  it('show how a VAT code of its country begins', async () => {
    await app.logInAs('global_manager')
    const { user } = await openKnown()
    await write(user, /^VAT code/, '17 812 345 678')
    await save(user)
    await screen.findByText('In this country a VAT code begins with FR, like FR40812345678. Correct it, or change the country.')
    expect(document.activeElement).toBe(field(/^VAT code/))
    await write(user, /^VAT code/, 'fr 17 812 345 678')
    await save(user)
    await isSaved()
    expect(field(/^VAT code/).value).toBe('FR17812345678')
  })

  it('say what to do about a limit below zero', async () => {
    await app.logInAs('global_manager')
    const { user } = await openKnown()
    await write(user, /^Credit limit/, '-500')
    await save(user)
    expect(await screen.findByText('Enter 0 or more, or leave it empty for no limit.')).toBeTruthy()
  })
})

describe('the contacts of a client', () => {
  it('are removed by the name that is typed now', async () => {
    await app.logInAs('global_manager')
    const { user } = await app.open('/clients/new')
    await user.click(await screen.findByRole('button', { name: 'Add contact' }))
    expect(screen.getByRole('button', { name: 'Remove Contact 1' })).toBeTruthy()
    const contact = within(screen.getByRole('listitem', { name: 'Contact 1' }))
    await user.type(contact.getByLabelText(/^Name/), 'Claire')
    await user.click(screen.getByRole('button', { name: 'Remove Claire' }))
    expect(screen.queryByRole('listitem', { name: 'Contact 1' })).toBeNull()
  })
})

describe('a client that is not there', () => {
  it('is asked for once', async () => {
    await app.logInAs('global_manager')
    let asked = 0
    server.use(
      http.get('*/api/clients/:id/', () => {
        asked += 1
        return undefined
      }),
    )
    const { queryClient } = await app.open('/clients/00000000-0000-4000-8000-000000000000')
    expect(await screen.findByText('No such client')).toBeTruthy()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(asked).toBe(1)
  })
})

describe('the deals of a client', () => {
  it('are no longer awaited once they could not be loaded', async () => {
    await app.logInAs('global_manager')
    server.use(http.get('*/api/deals/', () => HttpResponse.json({ type: 'about:blank', title: '', status: 403, code: 'forbidden' }, { status: 403 })))
    await openKnown()
    const section = (await screen.findByText('The deals could not be loaded. Reload the page.')).parentElement
    expect(section?.querySelector('[aria-busy="true"]')).toBeNull()
  })
})

describe('saving a client', () => {
  it('is offered of a new one from the start, of a known one from the first change until it is saved or taken back', async () => {
    await app.logInAs('global_manager')
    await app.open('/clients/new')
    expect(await screen.findByText('Not saved yet')).toBeTruthy()
    expect(isOffered()).toBe(true)

    const { user, client } = await openKnown()
    expect(screen.queryByText('Not saved yet')).toBeNull()
    expect(isOffered()).toBe(false)
    await write(user, /^Destination/, 'Valence')
    await isDirty()
    expect(isOffered()).toBe(true)
    await write(user, /^Destination/, client.default_destination ?? '')
    await waitFor(() => expect(isOffered()).toBe(false))
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    await write(user, /^Destination/, 'Valence')
    await save(user)
    await isSaved()
    expect(isOffered()).toBe(false)
  })

  it('by Enter on its button leaves the focus there, where another Enter saves nothing', async () => {
    await app.logInAs('global_manager')
    const { user, client } = await openKnown()
    await write(user, /^Destination/, 'Valence')
    saveButton().focus()
    await user.keyboard('{Enter}')
    await isSaved()
    await waitFor(() => expect(isOffered()).toBe(false))
    expect(document.activeElement).toBe(saveButton())
    // One that is disabled for the browser as well would lose it.
    expect(saveButton().disabled).toBe(false)
    await user.keyboard('{Enter}')
    expect(screen.queryByText('Saving…')).toBeNull()
    expect((await knownClient()).version).toBe(client.version + 1)
  })

  it('by its key does nothing where nothing was changed', async () => {
    await app.logInAs('global_manager')
    const { user, client } = await openKnown()
    await user.click(field(/^Destination/))
    await user.keyboard('{Control>}s{/Control}')
    await write(user, /^Destination/, 'Valence')
    await save(user)
    await isSaved()
    expect((await knownClient()).version).toBe(client.version + 1)
  })

  it('is what Ctrl+S does, from any field', async () => {
    await app.logInAs('global_manager')
    const { user } = await openKnown()
    await write(user, /^Destination/, 'Valence')
    await user.keyboard('{Control>}s{/Control}')
    await isSaved()
    expect(await knownClient()).toMatchObject({ default_destination: 'Valence' })
  })

  it('leaves what is typed meanwhile for the next save', async () => {
    await app.logInAs('global_manager')
    const { user } = await openKnown()
    const letGo = holdCall('put', '/clients/:id/')
    await write(user, /^Destination/, 'Valence')
    await save(user)
    await write(user, /^Address/, '1 rue des Pins')
    letGo()
    await waitFor(async () => expect(await knownClient()).toMatchObject({ default_destination: 'Valence' }))
    expect(field(/^Address/).value).toBe('1 rue des Pins')
    await isDirty()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull())
    await save(user)
    await isSaved()
    expect(await knownClient()).toMatchObject({ default_destination: 'Valence', address: '1 rue des Pins' })
  })

  it('takes what is typed meanwhile along to a new client’s own address', async () => {
    await app.logInAs('global_manager')
    const { user } = await app.open('/clients/new')
    await screen.findByRole('heading', { level: 1, name: 'New client' })
    await write(user, /^Name/, 'Charpentes du Jura')
    await user.selectOptions(field(/^Country/), 'FR')
    const letGo = holdCall('post', '/clients/')
    await save(user)
    await write(user, /^Address/, '1 rue des Pins')
    letGo()
    await screen.findByRole('heading', { level: 1, name: 'Charpentes du Jura' })
    expect(field(/^Address/).value).toBe('1 rue des Pins')
    await save(user)
    await isSaved()
    const added = app.world.db.selectFrom('clients').select('address').where('name', '=', 'Charpentes du Jura')
    expect(await added.execute()).toEqual([{ address: '1 rue des Pins' }])
  })
})

describe('a client that two people change', () => {
  it('shows both sides, and is saved on the newer version with nothing lost', async () => {
    await app.logInAs('global_manager')
    const { user, client } = await openKnown()
    await write(user, /^Destination/, 'Valence')
    await write(user, /^Address/, '1 rue des Pins')
    await saveElsewhere(client.id, { address: '2 rue des Chênes', vat_code: 'FR99000000001' })
    await save(user)

    const dialog = await screen.findByRole('dialog', { name: 'Two versions of this document' })
    const chosen = within(dialog).getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
    expect(chosen.map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'VAT code: Theirs, FR99000000001',
      'Address: Yours, 1 rue des Pins',
      'Destination: Yours, Valence',
    ])
    expect(within(dialog).getByText('both of you changed this')).toBeTruthy()
    await user.click(within(dialog).getByRole('radio', { name: 'Address: Theirs, 2 rue des Chênes' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save what I chose' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await isSaved()

    expect(await knownClient()).toMatchObject({
      version: client.version + 2,
      vat_code: 'FR99000000001',
      address: '2 rue des Chênes',
      default_destination: 'Valence',
    })
    expect(field(/^Address/).value).toBe('2 rue des Chênes')
  })

  it('stays as it was typed when the question is put off', async () => {
    await app.logInAs('global_manager')
    const { user, client } = await openKnown()
    await write(user, /^Destination/, 'Valence')
    await saveElsewhere(client.id, { address: '2 rue des Chênes' })
    await save(user)
    await user.click(await screen.findByRole('button', { name: 'Back to the document' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field(/^Destination/).value).toBe('Valence')
    expect(await knownClient()).toMatchObject({ default_destination: client.default_destination })
  })

  it('asks the same when the input was kept from before the other’s change', async () => {
    await app.logInAs('global_manager')
    const { user, client } = await openKnown()
    await write(user, /^Destination/, 'Valence')
    await saveElsewhere(client.id, { address: '2 rue des Chênes' })
    await openKnown()
    expect(field(/^Destination/).value).toBe('Valence')
    await save(user)
    const dialog = await screen.findByRole('dialog', { name: 'Two versions of this document' })
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Address: Theirs, 2 rue des Chênes' }).checked).toBe(true)
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Destination: Yours, Valence' }).checked).toBe(true)
  })
})

describe('a client that somebody else changed', () => {
  it('is shown as it is now where nothing was typed, and saved without a question', async () => {
    await app.logInAs('global_manager')
    const { user, client, queryClient } = await openKnown()
    await saveElsewhere(client.id, { address: '2 rue des Chênes' })
    await queryClient.invalidateQueries({ queryKey: ['clients', 'one', client.id] })
    await waitFor(() => expect(field(/^Address/).value).toBe('2 rue des Chênes'))
    await write(user, /^Destination/, 'Valence')
    await save(user)
    await isSaved()
    expect(await knownClient()).toMatchObject({ address: '2 rue des Chênes', default_destination: 'Valence' })
  })
})

describe('unsaved input', () => {
  it('is there again after a reload, until it is saved', async () => {
    await app.logInAs('global_manager')
    const { user } = await openKnown()
    await write(user, /^Destination/, 'Valence')
    const again = await openKnown()
    expect(field(/^Destination/).value).toBe('Valence')
    await isDirty()
    await save(again.user)
    await isSaved()
    await openKnown()
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    expect(await knownClient()).toMatchObject({ default_destination: 'Valence' })
  })

  it('is forgotten once it is taken back', async () => {
    await app.logInAs('global_manager')
    const { user, client } = await openKnown()
    await write(user, /^Destination/, 'Valence')
    await write(user, /^Destination/, client.default_destination ?? '')
    await openKnown()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('of one person is not shown to another at the same browser', async () => {
    await app.logInAs('global_manager')
    const { user, client } = await openKnown()
    await write(user, /^Destination/, 'Valence')
    await app.logInAs('admin')
    await openKnown()
    expect(field(/^Destination/).value).toBe(client.default_destination)
  })

  it('is asked about before it is left', async () => {
    await app.logInAs('global_manager')
    const { router, user } = await openKnown()
    await write(user, /^Destination/, 'Valence')
    const here = router.state.location.pathname
    void router.navigate({ to: '/clients' })
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(router.state.location.pathname).toBe(here)
    expect(field(/^Destination/).value).toBe('Valence')

    void router.navigate({ to: '/clients' })
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients'))
  })

  it('is not asked about where there is none', async () => {
    await app.logInAs('global_manager')
    const { router } = await openKnown()
    await router.navigate({ to: '/clients' })
    expect(router.state.location.pathname).toBe('/clients')
  })
})

describe('the contacts of a client', () => {
  it('take the keyboard along as they come and go', async () => {
    await app.logInAs('global_manager')
    const { user } = await openKnown()
    const known = screen.getAllByLabelText(/^Name/).length
    await user.click(screen.getByRole('button', { name: 'Add contact' }))
    const names = screen.getAllByLabelText(/^Name/)
    expect(names).toHaveLength(known + 1)
    expect(document.activeElement).toBe(names.at(-1))
    await user.click(screen.getAllByRole('button', { name: /^Remove/ }).at(-1) ?? document.body)
    expect(screen.getAllByLabelText(/^Name/)).toHaveLength(known)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add contact' }))
  })
})

describe('a client that is only to be read', () => {
  it('has no field to write in, and no Save', async () => {
    await app.logInAs('global_manager')
    const { id } = await knownClient()
    const { data } = await api.GET('/clients/{id}/', { params: { path: { id } } })
    server.use(http.get(`*/api/clients/${id}/`, () => HttpResponse.json({ ...data, allowed_actions: [] })))
    await openKnown()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add contact' })).toBeNull()
    const editable = [...document.querySelectorAll<HTMLInputElement>('#client input, #client textarea')].filter(
      (input) => !input.readOnly && !input.disabled,
    )
    expect(editable).toEqual([])
    expect(document.querySelectorAll('#client select:not(:disabled)')).toHaveLength(0)
    expect(field(/^VAT code/).value).toBe('FR40812345678')
  })
})
