import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EXPIRED_SAWMILL } from '@backend/seed/sawmill-list'
import { getTestWorld } from '@mocks/node/test-world'
import { findSawmillAddress } from '@mocks/scenarios/addresses'
import {
  chooseCountry,
  getField,
  waitUntilSaved,
  pressSave,
  fillField,
} from '@/app/testing/client-screen'
import { describeRecordScreen } from '@/app/testing/record-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()
const findSawmill = (name: string) =>
  getTestWorld()
    .db.selectFrom('sawmills')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow()

describe('a sawmill', () => {
  // Fields in screen order; the certificate fields are hidden until one is selected.
  describeRecordScreen(app, {
    table: 'sawmills',
    worker: 'admin',
    existing: { path: findSawmillAddress('SIA Kurzemes koks'), name: 'SIA Kurzemes koks' },
    added: {
      path: '/sawmills/new',
      name: 'Gauja Timber',
      async fill(user) {
        await fillField(user, /^Name/, 'Gauja Timber')
        await chooseCountry(user, 'Latvia')
        const species = within(screen.getByRole('group', { name: 'Species' }))
        await user.click(species.getByRole('checkbox', { name: 'Spruce' }))
        await user.click(species.getByRole('checkbox', { name: 'Pine' }))
        await user.selectOptions(getField(/^Language of documents/), 'Lietuvių')
        await fillField(user, /^Latitude/, '57.5385')
        await fillField(user, /^Longitude/, '25.4264')
      },
      row: {
        country: 'LV',
        language: 'lt',
        species: '["PNSY","PCAB"]',
        coordinates: '{"latitude":57.5385,"longitude":25.4264}',
        certificate_scheme: null,
        approval: 'pending',
        payment_kind: 'net_days',
        payment_net_days: 14,
      },
    },
  })

  it('explains what to do about an expired certificate, until its new expiry date is saved', async () => {
    await app.logInAs('global_manager')
    const { user } = await app.open(findSawmillAddress(EXPIRED_SAWMILL))
    await screen.findByText(/^The certificate expired on/)
    expect(getField(/^Certificate code/).value).toBe('NC-COC-021177')
    await user.selectOptions(getField(/^Scheme/), '')
    expect(screen.queryByLabelText(/^Certificate code/)).toBeNull()
    await pressSave(user)
    await waitUntilSaved()
    await waitFor(() => expect(screen.queryByText(/^The certificate expired on/)).toBeNull())
    expect(await findSawmill(EXPIRED_SAWMILL)).toMatchObject({
      certificate_scheme: null,
      certificate_code: null,
      certificate_expires: null,
    })
  })

  it('names the mill that already has its name', async () => {
    await app.logInAs('admin')
    const { user } = await app.open('/sawmills/new')
    await screen.findByRole('group', { name: 'Species' })
    await fillField(user, /^Name/, 'sia kurzemes KOKS')
    await chooseCountry(user, 'Latvia')
    await pressSave(user)
    await screen.findByText(
      'SIA Kurzemes koks already exists in this country. Check the name, or use that record.',
    )
    await waitFor(() => expect(document.activeElement).toBe(getField(/^Name/)))
  })

  it('has a history in the user’s language', async () => {
    await app.logInAs('admin')
    const { user } = await app.open(findSawmillAddress('SIA Kurzemes koks'))
    await screen.findByRole('group', { name: 'Species' })
    await user.click(
      within(screen.getByRole('group', { name: 'Species' })).getByRole('checkbox', {
        name: 'Larch',
      }),
    )
    await user.selectOptions(getField(/^Approval/), 'Suspended')
    await pressSave(user)
    await waitUntilSaved()
    const history = (await screen.findByText('Activity')).closest('details') ?? document.body
    await user.click(within(history).getByText('Activity'))
    const entry = await within(history).findByText(/ changed the sawmill’s details$/)
    await waitFor(() =>
      expect(entry.closest('li')?.textContent).toContain('Species: was Pine → Pine, Larch'),
    )
    expect(entry.closest('li')?.textContent).toContain('Approval: was Approved → Suspended')
  })
})

describe('the list of sawmills', () => {
  it('can be filtered by URL to mills with certificate warnings', async () => {
    await app.logInAs('admin')
    await app.open('/sawmills?certificate=expired&approval=approved')
    const grid = await screen.findByRole('grid', { name: 'Sawmills' })
    const rows = await waitFor(() => {
      const dataRows = within(grid).getAllByRole('row').slice(1)
      expect(dataRows.length).toBeGreaterThan(0)
      return dataRows
    })
    for (const row of rows) {
      expect(within(row).getByText('Expired')).toBeTruthy()
      expect(within(row).getByText('Approved')).toBeTruthy()
    }
    expect(screen.getByRole('button', { name: 'Certificate: Expired' })).toBeTruthy()
  })
})
