import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DEMO_COMPANY } from '@backend/seed/company-list'
import { getCompanyId } from '@backend/seed/companies'
import { fold } from '@domain/text/fold'
import { findCompanyAddress } from '@mocks/scenarios/addresses'
import {
  chooseCountry,
  getField,
  waitUntilSaved,
  pressSave,
  fillField,
} from '@/app/testing/client-screen'
import { failCall, useApp } from '@/app/testing/render-app'

const app = useApp()
const findPendingCompany = () =>
  app.world.db
    .selectFrom('companies')
    .selectAll()
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
const findCompany = (id: string) =>
  app.world.db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** Opens the menu next to Save. jsdom does not open popovers. */
async function openMenu() {
  const button = await screen.findByRole('button', { name: 'More' })
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (panel) fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }))
}

describe('a company', () => {
  it('is verified after its input is saved, and its users are mailed', async () => {
    const { id } = await findPendingCompany()
    await app.logInAs('admin')
    const { user } = await app.open(`/companies/${id}`)
    await user.click(await screen.findByLabelText('Can see full amounts'))
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Which client is/ }))
    // The only possible client is not a choice.
    await dialog.findByText('New client')
    expect(dialog.queryByRole('radio')).toBeNull()
    await user.selectOptions(
      dialog.getByRole('combobox', { name: /^Sale manager/ }),
      'Pierre Lambert',
    )
    await user.click(dialog.getByRole('button', { name: 'Verify' }))
    await screen.findByText('Company verified. Its people receive an email.')
    expect(await findCompany(id)).toMatchObject({ status: 'verified', sees_full_amounts: 1 })
    const seller = await app.world.db
      .selectFrom('people')
      .select('id')
      .where('name', '=', 'Pierre Lambert')
      .executeTakeFirstOrThrow()
    const client = await app.world.db
      .selectFrom('clients')
      .selectAll()
      .where('portal_company_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(client).toMatchObject({
      name: (await findCompany(id)).name,
      sale_manager_id: seller.id,
      status: 'active',
    })
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull()
    const history = (await screen.findByText('Activity')).closest('details') ?? document.body
    await user.click(within(history).getByText('Activity'))
    await within(history).findByText(/Pending.*Verified/)
  })

  it('is not verified without a sale manager for its client', async () => {
    const { id } = await findPendingCompany()
    await app.world.db
      .updateTable('companies')
      .set({ country: 'IS' })
      .where('id', '=', id)
      .execute()
    await app.logInAs('admin')
    const { user } = await app.open(`/companies/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Verify' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Which client is/ }))
    await dialog.findByText('New client')
    await user.click(dialog.getByRole('button', { name: 'Verify' }))
    await dialog.findByText('Choose a sale manager for this client’s deals.')
    expect(await screen.findByText('Form validation error')).toBeTruthy()
    expect(await findCompany(id)).toMatchObject({ status: 'pending' })
  })

  it('changed by another user is not verified unseen: the change is named, and the choices survive a reload', async () => {
    const { id, version } = await findPendingCompany()
    await app.logInAs('admin')
    const { user } = await app.open(`/companies/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Verify' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Which client is/ }))
    await user.selectOptions(
      await dialog.findByRole('combobox', { name: /^Sale manager/ }),
      'Pierre Lambert',
    )
    await app.world.db
      .updateTable('companies')
      .set({ basket_hours: 77, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await user.click(dialog.getByRole('button', { name: 'Verify' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'A newer version was saved' }),
    )
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/→ 77/),
    ])
    expect(await findCompany(id)).toMatchObject({ status: 'pending' })
    await user.click(question.getByRole('button', { name: 'Reload' }))
    const reopened = within(await screen.findByRole('dialog', { name: /^Which client is/ }))
    expect(await reopened.findByRole('combobox', { name: /^Sale manager/ })).toHaveProperty(
      'selectedOptions.0.textContent',
      'Pierre Lambert',
    )
    await user.click(reopened.getByRole('button', { name: 'Verify' }))
    await screen.findByText('Company verified. Its people receive an email.')
    expect(await findCompany(id)).toMatchObject({ status: 'verified', basket_hours: 77 })
  })

  it('without a client is linked by its manager, who finds the client by the shared code', async () => {
    const id = getCompanyId(DEMO_COMPANY)
    await app.world.db
      .updateTable('clients')
      .set({ portal_company_id: null })
      .where('portal_company_id', '=', id)
      .execute()
    await app.logInAs('manager')
    const { user } = await app.open(findCompanyAddress(DEMO_COMPANY))
    await screen.findByText(
      'The company’s orders can’t be confirmed because it has no client. Link a client.',
    )
    await user.click(screen.getByRole('button', { name: 'Link client' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: `Link ${DEMO_COMPANY} with its client` }),
    )
    await dialog.findByText(DEMO_COMPANY)
    expect(dialog.queryByText('New client')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Link client' }))
    await screen.findByText('Client linked. Orders can be confirmed.')
    expect(
      await app.world.db
        .selectFrom('clients')
        .select('name')
        .where('portal_company_id', '=', id)
        .execute(),
    ).toEqual([{ name: DEMO_COMPANY }])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Link client' })).toBeNull())
  })

  it('is not verified with a client that only has its name until the user chooses the client', async () => {
    const { id, name } = await findPendingCompany()
    const { db } = app.world
    // A client with the company's code belongs to another company, so no new client can be created.
    const { vat_code, country } = await db
      .selectFrom('clients')
      .select(['vat_code', 'country'])
      .where('portal_company_id', '=', getCompanyId(DEMO_COMPANY))
      .executeTakeFirstOrThrow()
    const stranger = await db
      .selectFrom('clients')
      .select('id')
      .where('portal_company_id', 'is', null)
      .executeTakeFirstOrThrow()
    await db.updateTable('companies').set({ vat_code, country }).where('id', '=', id).execute()
    await db
      .updateTable('clients')
      .set({ name, name_key: fold(name), country })
      .where('id', '=', stranger.id)
      .execute()
    await app.logInAs('admin')
    const { user } = await app.open(`/companies/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Verify' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Which client is/ }))
    expect(await dialog.findByRole('radio', { name })).toHaveProperty('checked', false)
    await user.click(dialog.getByRole('button', { name: 'Verify' }))
    await dialog.findByText('Choose the client.')
    expect(await findCompany(id)).toMatchObject({ status: 'pending' })

    await user.click(dialog.getByRole('button', { name: 'Back' }))
    failCall(`/companies/${id}/clients/`)
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    const reopened = within(await screen.findByRole('dialog', { name: /^Which client is/ }))
    await reopened.findByText(/went wrong/)
    expect(reopened.getByRole('radio', { name })).toBeTruthy()
  })

  it.each(['mine', 'theirs'] as const)(
    'shows both clients if another user linked a different one meanwhile, and saves the chosen one: %s',
    async (side) => {
      const id = getCompanyId(DEMO_COMPANY)
      const { db } = app.world
      await db
        .updateTable('clients')
        .set({ portal_company_id: null })
        .where('portal_company_id', '=', id)
        .execute()
      const other = await db
        .selectFrom('clients')
        .select(['id', 'name'])
        .where('name', '!=', DEMO_COMPANY)
        .where('portal_company_id', 'is', null)
        .executeTakeFirstOrThrow()
      await app.logInAs('admin')
      const { user } = await app.open(findCompanyAddress(DEMO_COMPANY))
      await user.click(await screen.findByRole('button', { name: 'Link client' }))
      const dialog = within(await screen.findByRole('dialog', { name: /^Link / }))
      await dialog.findByText(DEMO_COMPANY)
      await db
        .updateTable('clients')
        .set({ portal_company_id: id })
        .where('id', '=', other.id)
        .execute()
      await db
        .updateTable('companies')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute()
      await user.click(dialog.getByRole('button', { name: 'Link client' }))
      const theirsRadio = await screen.findByRole('radio', {
        name: `Client: Theirs, ${other.name}`,
      })
      const yoursRadio = screen.getByRole('radio', { name: `Client: Yours, ${DEMO_COMPANY}` })
      await user.click(side === 'mine' ? yoursRadio : theirsRadio)
      await user.click(screen.getByRole('button', { name: 'Save selection' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(
        await db.selectFrom('clients').select('name').where('portal_company_id', '=', id).execute(),
      ).toEqual([{ name: side === 'mine' ? DEMO_COMPANY : other.name }])
      expect(screen.queryByRole('button', { name: 'Link client' })).toBeNull()
    },
  )

  it('is blocked with a reason, and unblocked', async () => {
    const id = getCompanyId(DEMO_COMPANY)
    await app.logInAs('manager')
    const { user } = await app.open(findCompanyAddress(DEMO_COMPANY))
    await openMenu()
    await user.click(await screen.findByRole('button', { name: 'Block', hidden: true }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByRole('textbox'), 'Three invoices are open')
    await user.click(within(dialog).getByRole('button', { name: 'Block' }))
    await screen.findByText('Company blocked. Its people are logged out.')
    expect((await findCompany(id)).status).toBe('blocked')
    expect(await screen.findByText('Reason: Three invoices are open')).toBeDefined()
    await user.click(await screen.findByRole('button', { name: 'Unblock' }))
    await screen.findByText('Company unblocked. It can order again.')
    expect((await findCompany(id)).status).toBe('verified')
  })

  it('shows that its client is blocked, which only global managers can change', async () => {
    const id = getCompanyId(DEMO_COMPANY)
    await app.world.db
      .updateTable('clients')
      .set({ status: 'blocked' })
      .where('portal_company_id', '=', id)
      .execute()
    await app.logInAs('manager')
    await app.open(findCompanyAddress(DEMO_COMPANY))
    expect(await screen.findByText(/^This company’s client is blocked/)).toBeDefined()
  })

  it('has its sessions ended, and its prices removed after confirmation', async () => {
    await app.logInAs('country_manager')
    const { user } = await app.open(findCompanyAddress(DEMO_COMPANY))
    await openMenu()
    await user.click(await screen.findByRole('button', { name: 'Clear sessions', hidden: true }))
    await screen.findByText('Clearing your sessions...')
    await user.click(screen.getByRole('button', { name: 'Remove company prices', hidden: true }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove prices' }),
    )
    await screen.findByText('Removing company prices...')
    const countPrices = () =>
      app.world.db
        .selectFrom('prices')
        .select('id')
        .where('company_id', '=', getCompanyId(DEMO_COMPANY))
        .execute()
    await waitFor(async () => expect(await countPrices()).toEqual([]))
  })

  it('accepts 1 to 720 basket hours, and makes country and client read-only for its manager', async () => {
    await app.logInAs('manager')
    const { user } = await app.open(findCompanyAddress(DEMO_COMPANY))
    await screen.findByRole('region', { name: 'People' })
    expect(getField(/^Country/).tagName).toBe('DD')
    expect(getField(/^Client/).tagName).toBe('DD')
    expect(getField(/^Client/).textContent).toBe(DEMO_COMPANY)
    await fillField(user, /^Basket expiration/, '721')
    await pressSave(user)
    await screen.findByText('Enter 720 or less.')
    await fillField(user, /^Basket expiration/, '720')
    await pressSave(user)
    await waitUntilSaved()
    expect((await findCompany(getCompanyId(DEMO_COMPANY))).basket_hours).toBe(720)
  })
})

describe('the companies', () => {
  it('are those of the manager, who becomes the manager of a new one', async () => {
    await app.logInAs('manager')
    const { user, router } = await app.open('/companies?size=large')
    const grid = await screen.findByRole('grid', { name: 'Companies' })
    await within(grid).findByText(DEMO_COMPANY)
    for (const row of within(grid).getAllByRole('row').slice(1))
      expect(within(row).getByText('Large')).toBeTruthy()

    await user.click(screen.getByRole('link', { name: 'New company' }))
    await screen.findByRole('heading', { name: 'New company' })
    await fillField(user, /^Name/, 'Charpentes du Vercors')
    await chooseCountry(user, 'France')
    await pressSave(user)
    await waitUntilSaved()
    await waitFor(() =>
      expect(router.state.location.pathname).toMatch(/^\/companies\/[0-9a-f-]{36}$/),
    )
    const me = await app.world.db
      .selectFrom('people')
      .select('id')
      .where('email', '=', 'manager@timberdesk.example')
      .executeTakeFirstOrThrow()
    const savedCompany = await app.world.db
      .selectFrom('companies')
      .selectAll()
      .where('name', '=', 'Charpentes du Vercors')
      .executeTakeFirstOrThrow()
    expect(savedCompany).toMatchObject({
      manager_id: me.id,
      status: 'verified',
      basket_hours: 24,
      country_prices: 0,
    })
  })
})
