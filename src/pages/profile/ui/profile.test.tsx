import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

it('a client changes its contact data, and sees its company’s addresses', async () => {
  await app.logInAs('client')
  const { user } = await app.open('/profile')
  const personal = within(await screen.findByRole('region', { name: 'Personal information' }))
  await user.type(personal.getByLabelText(/^Contact phone/), '+33 4 72 00 00 00')
  await user.selectOptions(personal.getByLabelText(/^Language/), 'English')
  await user.click(personal.getByRole('button', { name: 'Save' }))
  await screen.findByText('Profile saved')
  await screen.findByText('Dépôt de Vénissieux')
})

it('unsaved input is restored until it is discarded', async () => {
  await app.logInAs('cargo_manager')
  const { user, router } = await app.open('/profile')
  await user.type(await screen.findByLabelText(/^Contact phone/), '+370 5 200 00 00')
  await router.navigate({ to: '/general-cargo' })
  await waitFor(() => expect(screen.queryByLabelText(/^Contact phone/)).toBeNull())
  await router.navigate({ to: '/profile' })
  expect(await screen.findByLabelText(/^Contact phone/)).toHaveProperty('value', '+370 5 200 00 00')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByLabelText(/^Contact phone/)).toHaveProperty('value', '')
  expect(screen.queryByText('Your unsaved changes were restored.')).toBeNull()
})

it('an address is added, removed and restored in the specified words, and missing map tiles are reported', async () => {
  await app.logInAs('client')
  const { user } = await app.open('/profile')
  await user.click(await screen.findByRole('button', { name: 'Add address' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText(/^Place name/), 'Quai 4')
  await user.type(dialog.getByLabelText(/^Address/), '4 quai du Châtelet')
  await user.type(dialog.getByLabelText(/^Zip code/), '45000')
  await user.type(dialog.getByLabelText(/^City/), 'Orléans')
  await user.click(dialog.getByLabelText(/^Country/))
  await user.selectOptions(dialog.getByLabelText(/^Country/), 'France')
  expect(dialog.getByText(/^The map is not available/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Address has been added')
  await user.click(await screen.findByRole('button', { name: 'Remove Quai 4' }))
  await screen.findByText('Address has been removed')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Quai 4' })).toBeNull())
  await user.click(await screen.findByText('Undo'))
  expect(await screen.findByRole('button', { name: 'Remove Quai 4' })).toBeTruthy()
})

it('every user changes the password with the current one', async () => {
  // A demo protects its password, so turn the demo off.
  await app.world.db.deleteFrom('settings').where('key', '=', 'demo_password').execute()
  await app.logInAs('cargo_manager')
  const { user } = await app.open('/profile')
  await user.type(await screen.findByLabelText(/^Current password/), 'timber-demo')
  await user.type(screen.getByLabelText(/^New password/), 'spruce and pine')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText('Password changed')
  expect(screen.getByText('This browser')).toBeTruthy()
})

it('both versions of a profile saved in another tab are shown', async () => {
  await app.logInAs('client')
  const { user } = await app.open('/profile')
  const personal = within(await screen.findByRole('region', { name: 'Personal information' }))
  await user.selectOptions(personal.getByLabelText(/^Language/), 'English')
  await user.clear(personal.getByLabelText(/^First name/))
  await user.type(personal.getByLabelText(/^First name/), 'Jeanne')
  const readProfile = () =>
    app.world.db
      .selectFrom('people')
      .selectAll()
      .where('email', '=', 'client@timberdesk.example')
      .executeTakeFirstOrThrow()
  const { version } = await readProfile()
  await app.world.db
    .updateTable('people')
    .set({ phone: '+33 4 11', version: version + 1 })
    .where('email', '=', 'client@timberdesk.example')
    .execute()
  await user.click(personal.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByRole('radio', { name: 'Contact phone: Theirs, +33 4 11' }),
  ).toHaveProperty('checked', true)
  await user.click(screen.getByRole('button', { name: 'Save selection' }))
  await screen.findByText('Profile saved')
  expect(await readProfile()).toMatchObject({
    first_name: 'Jeanne',
    phone: '+33 4 11',
    version: version + 2,
  })
})

it('both versions of an address that another user changed are shown', async () => {
  await app.logInAs('client')
  const { user } = await app.open('/profile')
  const name = 'Dépôt de Vénissieux'
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText(/^City/))
  await user.type(dialog.getByLabelText(/^City/), 'Lyon')
  const readAddress = () =>
    app.world.db
      .selectFrom('addresses')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
  const { version } = await readAddress()
  await app.world.db
    .updateTable('addresses')
    .set({ city: 'Bron', version: version + 1 })
    .where('name', '=', name)
    .execute()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('radio', { name: 'City: Theirs, Bron' }))
  await user.click(screen.getByRole('button', { name: 'Save selection' }))
  await screen.findByText('Address has been updated')
  expect(await readAddress()).toMatchObject({ city: 'Bron', version: version + 2 })
})
