import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { chooseClient, fillCell, fillField, findDeal } from '@/app/testing/deal-screen'
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

describe('payment in parts', () => {
  it('splits the terms, and the parts add up to 100 per cent', async () => {
    await app.logInAs('sale_manager')
    const { id, path } = await findDeal('draft')
    await app.world.db
      .updateTable('deals')
      .set({ payment_kind: 'net_days', payment_net_days: 45 })
      .where('id', '=', id)
      .execute()
    const { user } = await app.open(path)
    await user.selectOptions(
      await screen.findByRole('combobox', { name: /^Payment terms/ }),
      'In parts',
    )
    const last = within(screen.getByRole('group', { name: 'Part 2' }))
    const getShare = () => last.getByRole<HTMLInputElement>('textbox', { name: /^Share/ })
    expect(getShare().value).toBe('70')
    expect(last.getByRole<HTMLInputElement>('textbox', { name: /^Days/ }).value).toBe('45')
    await fillField(user, getShare(), '60')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findAllByText(/Percentages add up to 90%/)).length).toBeGreaterThan(0)
    await fillField(user, getShare(), '70')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => {
      const deal = await app.world.db
        .selectFrom('deals')
        .select(['payment_kind', 'payment_parts'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(deal.payment_kind).toBe('parts')
      expect(JSON.parse(deal.payment_parts ?? '')).toEqual([
        { percent: 30, kind: 'prepayment', net_days: null, base: null },
        { percent: 70, kind: 'net_days', net_days: 45, base: 'invoice' },
      ])
    })
  })
})
