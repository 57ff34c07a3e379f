import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getDemoPersonId } from '@backend/seed/people'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** A demo protects its visitor accounts, so turn the demo off. */
const disableDemo = () =>
  app.world.db.deleteFrom('settings').where('key', '=', 'demo_password').execute()
const findPerson = (email: string) =>
  app.world.db.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst()
type User = Awaited<ReturnType<typeof app.open>>['user']

async function fillIn(user: User, label: RegExp, text: string) {
  await user.clear(await screen.findByLabelText(label))
  await user.type(screen.getByLabelText(label), text)
}
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }))

describe('a person', () => {
  it('is invited by mail, in a role that a global manager may assign', async () => {
    await app.logInAs('global_manager')
    const { user, router } = await app.open('/people/new')
    await fillIn(user, /^First name/, 'Greta')
    await fillIn(user, /^Last name/, 'Nausėdaitė')
    await fillIn(user, /^Email/, 'greta@timberdesk.example')
    const role = screen.getByLabelText(/^Role/)
    expect(within(role).queryByRole('option', { name: 'Administrator' })).toBeNull()
    await user.selectOptions(role, 'Sale manager')
    await save(user)
    await screen.findByText('Invited')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/people\/[0-9a-f-]{36}$/))
    expect(await findPerson('greta@timberdesk.example')).toMatchObject({
      role: 'sale_manager',
      password_hash: null,
      created_by: getDemoPersonId('global_manager'),
    })
    expect(
      await app.world.db
        .selectFrom('mails')
        .select('id')
        .where('recipients', 'like', '%"greta@timberdesk.example"%')
        .execute(),
    ).toHaveLength(1)
  })

  it('whose account has to wait is unlocked by an admin', async () => {
    const email = 'sale_manager@timberdesk.example'
    for (let i = 0; i < 5; i++)
      await fetch(new URL('/api/login/', location.href), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: 'oak' }),
      })
    await app.logInAs('admin')
    const { user } = await app.open(`/people/${getDemoPersonId('sale_manager')}`)
    await screen.findByText(/Ona Petrauskaitė has to wait until .* after 5 wrong passwords/)
    await user.click(screen.getByRole('button', { name: 'Unlock Ona Petrauskaitė' }))
    await screen.findByText('Unlocked. The next attempt is checked at once.')
    await waitFor(() => expect(screen.queryByText(/has to wait/)).toBeNull())
    expect(await app.world.db.selectFrom('login_failures').selectAll().execute()).toEqual([])
  })

  it('is erased by an admin after deactivation, who reads what is kept', async () => {
    await disableDemo()
    const id = getDemoPersonId('client')
    await app.world.db.updateTable('people').set({ is_active: 0 }).where('id', '=', id).execute()
    await app.logInAs('admin')
    const { user } = await app.open(`/people/${id}`)
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(
      await screen.findByRole('button', { name: 'Erase personal data', hidden: true }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(/^Kept: deals, orders, invoices/)
    await user.click(dialog.getByRole('button', { name: 'Erase forever' }))
    await screen.findByText('The personal data was erased.')
    await screen.findByRole('heading', { name: 'Former contact 1' })
    expect(screen.queryByText('Claire Fontaine')).toBeNull()
  })

  it('must have countries as a country manager, which is checked before sending', async () => {
    await disableDemo()
    await app.logInAs('admin')
    const { user } = await app.open(`/people/${getDemoPersonId('purchase_agent')}`)
    await user.selectOptions(await screen.findByLabelText(/^Role/), 'Country manager')
    await save(user)
    await screen.findByText('Choose the country.')
    const countries = screen.getByLabelText(/^Countries served/)
    await user.click(countries)
    await waitFor(() => expect(countries.querySelector('[value=PT]')).toBeTruthy())
    fireEvent.change(countries, { target: { value: 'PT' } })
    await save(user)
    await waitFor(async () =>
      expect(await findPerson('purchase_agent@timberdesk.example')).toMatchObject({
        role: 'country_manager',
      }),
    )
  })

  it('leaves only with a successor for each kind of open work, in one step', async () => {
    await disableDemo()
    await app.logInAs('admin')
    const { user } = await app.open(`/people/${getDemoPersonId('sale_manager')}`)
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('button', { name: 'Deactivate', hidden: true }))
    const dialog = within(await screen.findByRole('dialog'))
    const deactivateButton = dialog.getByRole('button', { name: 'Deactivate' })
    await user.click(deactivateButton)
    expect(await dialog.findAllByText('Choose a person to take over.')).toHaveLength(2)
    expect(await screen.findByText('Form validation error')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(dialog.getAllByRole('combobox')[0]))
    for (const field of dialog.getAllByRole('combobox'))
      await user.selectOptions(
        field,
        await within(field).findByRole('option', { name: 'Pierre Lambert' }),
      )
    const person = app.world.db
      .updateTable('people')
      .where('id', '=', getDemoPersonId('sale_manager'))
    await person
      .set((eb) => ({ phone: '+370 600 11111', version: eb('version', '+', 1) }))
      .execute()
    await user.click(deactivateButton)
    const stale = within(
      await screen.findByRole('alertdialog', { name: 'A newer version was saved' }),
    )
    expect(stale.getByText(/\S+ → \+370 600 11111$/)).toBeTruthy()
    await user.click(stale.getByRole('button', { name: 'Reload' }))
    // The chosen successors are kept.
    await user.click(await dialog.findByRole('button', { name: 'Deactivate' }))
    await screen.findByText('This person is deactivated and logged out everywhere.')
    const remainingWork = await app.world.db
      .selectFrom('deals')
      .select('id')
      .where('sale_manager_id', '=', getDemoPersonId('sale_manager'))
      .where('status', 'not in', ['completed', 'canceled'])
      .execute()
    expect(remainingWork).toEqual([])
    await app.world.db
      .updateTable('people')
      .set({ phone: '+370 600 99999', version: 9 })
      .where('id', '=', getDemoPersonId('sale_manager'))
      .execute()
    await user.click(await screen.findByRole('button', { name: 'Reactivate' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'A newer version was saved' }),
    )
    expect(question.getByText(/→ \+370 600 99999$/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Reload' }))
    await user.click(await screen.findByRole('button', { name: 'Reactivate' }))
    await screen.findByText('This person can log in again.')
  })

  it('leaves with the chosen successors although another user saved the person', async () => {
    await disableDemo()
    await app.logInAs('admin')
    const { user } = await app.open(`/people/${getDemoPersonId('sale_manager')}`)
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('button', { name: 'Deactivate', hidden: true }))
    const dialog = within(await screen.findByRole('dialog'))
    for (const field of dialog.getAllByRole('combobox'))
      await user.selectOptions(
        field,
        await within(field).findByRole('option', { name: 'Pierre Lambert' }),
      )
    await app.world.db
      .updateTable('people')
      .set((eb) => ({ phone: '+370 600 11111', version: eb('version', '+', 1) }))
      .where('id', '=', getDemoPersonId('sale_manager'))
      .execute()
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'A newer version was saved' }),
    )
    expect(question.getByText(/\S+ → \+370 600 11111$/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Deactivate anyway' }))
    await screen.findByText('This person is deactivated and logged out everywhere.')
    expect(await findPerson('sale_manager@timberdesk.example')).toMatchObject({
      phone: '+370 600 11111',
      is_active: 0,
    })
    const deals = await app.world.db
      .selectFrom('deals')
      .innerJoin('people', 'people.id', 'deals.sale_manager_id')
      .select('people.name')
      .distinct()
      .execute()
    expect(deals.map(({ name }) => name)).toContain('Pierre Lambert')
  })

  it('offers no repetition if the person was deactivated meanwhile', async () => {
    await disableDemo()
    await app.logInAs('admin')
    const { user } = await app.open(`/people/${getDemoPersonId('sale_manager')}`)
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('button', { name: 'Deactivate', hidden: true }))
    const dialog = within(await screen.findByRole('dialog'))
    for (const field of dialog.getAllByRole('combobox'))
      await user.selectOptions(
        field,
        await within(field).findByRole('option', { name: 'Pierre Lambert' }),
      )
    await app.world.db
      .updateTable('people')
      .set((eb) => ({ is_active: 0, version: eb('version', '+', 1) }))
      .where('id', '=', getDemoPersonId('sale_manager'))
      .execute()
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'A newer version was saved' }),
    )
    expect(question.queryByRole('button', { name: 'Deactivate anyway' })).toBeNull()
    await user.click(question.getByRole('button', { name: 'Reload' }))
  })

  it('hands over open offers with their companies', async () => {
    await app.logInAs('admin')
    const { user } = await app.open(`/people/${getDemoPersonId('manager')}`)
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('button', { name: 'Hand over work', hidden: true }))
    const field = await within(await screen.findByRole('dialog')).findByRole('combobox', {
      name: /compan/,
    })
    expect(
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toMatch(/^\d+ open offers? (is|are) handed over too\.$/)
  })

  it('with the role admin can be viewed by a global manager but changed only by admins', async () => {
    await app.logInAs('global_manager')
    await app.open(`/people/${getDemoPersonId('admin')}`)
    expect((await screen.findByLabelText('Email')).tagName).toBe('DD')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  })
})

it('people can be filtered by role from the person menu', async () => {
  await app.logInAs('admin')
  await app.open('/people?role=country_manager')
  const grid = await screen.findByRole('grid', { name: 'People' })
  await within(grid).findByText('Antoine Lefèvre')
  expect(within(grid).queryByText('Ona Petrauskaitė')).toBeNull()
})
