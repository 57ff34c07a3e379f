import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { chooseClient, fillCell, fillField } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

describe('a sea-only Incoterm', () => {
  it('suggests a rule for trucks, and none once the deal goes by container', async () => {
    await app.logInAs('sale_manager')
    const { user } = await app.open('/deals/new')
    await user.selectOptions(
      await screen.findByRole('combobox', { name: /^Incoterms 2020/ }),
      'CIF',
    )
    const note = await screen.findByText(/^Under Incoterms 2020, CIF is for sea/)
    expect(note.textContent).toMatch(/For a truck, use CIP/)
    // Returns the accessible description of the field.
    const getDescription = () =>
      screen.getByRole('combobox', { name: /^Incoterms 2020/ }).getAttribute('aria-describedby')
    expect(document.getElementById(getDescription() ?? '')?.contains(note)).toBe(true)
    await user.selectOptions(screen.getByRole('combobox', { name: /^Transport/ }), 'Container')
    expect(screen.queryByText(/For a truck, use/)).toBeNull()
  })
})

describe('a client with another currency', () => {
  const getCurrency = () =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: /^Currency/ }).value

  it('sets the currency of a deal without prices, and keeps typed prices unless the user agrees', async () => {
    await app.logInAs('sale_manager')
    const { user } = await app.open('/deals/new')
    const choose = async (text: string, name: RegExp) => {
      await fillField(user, await screen.findByRole('combobox', { name: /^Client/ }), text)
      await user.click(await screen.findByRole('option', { name }))
    }
    await choose('Hartwell', /Hartwell/)
    await waitFor(() => expect(getCurrency()).toBe('GBP'))
    await chooseClient(user)
    await waitFor(() => expect(getCurrency()).toBe('EUR'))
    await fillCell(user, 1, 'price', '310')
    await choose('Hartwell', /Hartwell/)
    expect(
      await screen.findByText(/^Hartwell .* pays in GBP\. Prices are already entered in EUR/),
    ).toBeTruthy()
    expect(getCurrency()).toBe('EUR')
    await user.click(screen.getByText('Change to GBP'))
    expect(getCurrency()).toBe('GBP')
  })
})
