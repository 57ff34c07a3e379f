import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getDemoPersonId } from '@backend/seed/people'
import { loadSettings } from '@backend/settings/load-settings'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

type User = Awaited<ReturnType<typeof app.open>>['user']
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }))

async function openSettings() {
  await app.logInAs('admin')
  const { user } = await app.open('/settings')
  await screen.findByRole('region', { name: 'Documents' })
  return user
}

async function replace(user: User, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

it('an admin changes the letterhead, and sees the change in the history', async () => {
  const user = await openSettings()
  await replace(user, screen.getByLabelText(/^Website/), 'timber.example')
  const usd = within(screen.getByRole('listitem', { name: 'Account 2' }))
  await replace(user, usd.getByLabelText(/^IBAN/), 'gb29 nwbk 6016 1331 9268 19')
  await save(user)
  await screen.findByText(/^Saved/)
  const { letterhead } = await loadSettings(app.world.db)
  expect(letterhead).toMatchObject({
    website: 'timber.example',
    bank_accounts: [{ iban: 'LT121000011101001000' }, { iban: 'GB29NWBK60161331926819' }],
  })
  expect(await screen.findByDisplayValue('GB29 NWBK 6016 1331 9268 19')).toBeTruthy()
  await user.click(screen.getByText('History'))
  await screen.findByText('timber.example')
})

it('a wrong IBAN and a second account in a currency are marked before they are sent', async () => {
  const user = await openSettings()
  const usd = within(screen.getByRole('listitem', { name: 'Account 2' }))
  await replace(user, usd.getByLabelText(/^IBAN/), 'LT12 1000 0111 0100 1001')
  await user.selectOptions(usd.getByLabelText(/^Currency/), 'EUR')
  await save(user)
  await screen.findByText(/^The check digits don’t match this IBAN/)
  expect(usd.getByText('This already exists. Use another value.')).toBeTruthy()
})

it('a removed account leaves the letterhead', async () => {
  const user = await openSettings()
  await user.click(screen.getByRole('button', { name: 'Remove Account 2' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add account'))
  await save(user)
  await screen.findByText(/^Saved/)
  const { letterhead } = await loadSettings(app.world.db)
  expect(letterhead.bank_accounts.map(({ currency }) => currency)).toEqual(['EUR'])
})

it('the default mail of a paper is shown in each language, and restored', async () => {
  const user = await openSettings()
  await user.selectOptions(screen.getByRole('combobox', { name: /^Document/ }), 'Invoice')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Language/ }), 'Français')
  const restore = screen.getByRole('button', { name: 'Restore default' })
  expect(restore).toHaveProperty('disabled', true)
  expect(screen.getByLabelText(/^Email subject/)).toHaveProperty('value', 'Facture {{number}}')
  await replace(user, screen.getByLabelText(/^Email subject/), 'Votre facture {{number}}')
  await save(user)
  await screen.findByText(/^Saved/)
  const findSubject = async () =>
    (await loadSettings(app.world.db)).paper_texts.invoice.fr.mail_subject
  expect(await findSubject()).toBe('Votre facture {{number}}')
  await user.click(screen.getByRole('button', { name: 'Restore default' }))
  expect(screen.getByLabelText(/^Email subject/)).toHaveProperty('value', 'Facture {{number}}')
  await save(user)
  await waitFor(async () => expect(await findSubject()).toBeNull())
})

it('an unknown placeholder leads to the paper whose mail has it', async () => {
  const user = await openSettings()
  await user.selectOptions(screen.getByRole('combobox', { name: /^Document/ }), 'Quotation')
  await replace(user, screen.getByLabelText(/^Email text/), 'Dear {{client}}')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Document/ }), 'Invoice')
  await save(user)
  await screen.findByText(
    '{{client}} is not a placeholder. Use {{number}}, {{company}}, {{contact}}, {{sender}}.',
  )
  expect(screen.getByRole('combobox', { name: /^Document/ })).toHaveProperty('value', 'quotation')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Email text/)))
})

it('both versions are shown if another admin saved meanwhile', async () => {
  const user = await openSettings()
  await replace(user, screen.getByLabelText(/^Website/), 'mine.example')
  const { version } = await app.world.db
    .selectFrom('house_settings')
    .select('version')
    .executeTakeFirstOrThrow()
  await app.world.db
    .updateTable('house_settings')
    .set({
      website: 'theirs.example',
      version: version + 1,
      updated_by: getDemoPersonId('global_manager'),
    })
    .execute()
  await save(user)
  await user.click(await screen.findByRole('radio', { name: 'Website: Theirs, theirs.example' }))
  await user.click(screen.getByRole('button', { name: 'Save selection' }))
  await screen.findByDisplayValue('theirs.example')
})

it('the settings are closed to a global manager, who has no link to them', async () => {
  await app.logInAs('global_manager')
  const { router } = await app.open('/settings')
  await waitFor(() => expect(router.state.location.pathname).toBe('/deal-dashboard'))
  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull()
})
