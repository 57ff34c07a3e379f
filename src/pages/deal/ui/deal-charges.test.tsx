import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  fillCell,
  fillField,
  findDeal,
  getCell,
  pressSave,
  waitUntilSaved,
} from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

async function openPlainDraft() {
  await app.logInAs('sale_manager')
  const { id, path } = await findDeal('draft')
  await app.world.db
    .updateTable('deal_lines')
    .set({ discount_kind: null, discount_value: null })
    .execute()
  const { user } = await app.open(path)
  await screen.findByRole('grid')
  return { id, user }
}

it('a charge is added, totalled and saved', async () => {
  const { id, user } = await openPlainDraft()
  await user.click(screen.getByText('Add charge or discount'))
  const charges = within(screen.getByRole('group', { name: 'Charges and discounts' }))
  await user.selectOptions(charges.getByRole('combobox', { name: /^Kind/ }), 'Claim')
  expect(charges.queryByRole('option', { name: '% of the goods' })).toBeNull()
  await fillField(user, charges.getByRole('textbox', { name: /^Text/ }), 'Wet packs')
  await fillField(user, charges.getByRole('textbox', { name: /^Amount/ }), '-100')
  await user.tab()
  expect(charges.getByText('Total excl. VAT')).toBeTruthy()
  expect(charges.getAllByText(/100\.00/).length).toBeGreaterThan(0)
  await pressSave(user)
  await waitUntilSaved()
  const deal = await app.world.db
    .selectFrom('deals')
    .select('charges')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(deal.charges)).toEqual([
    { kind: 'claim', text: 'Wet packs', basis: 'amount', quantity: null, value: '-100.00' },
  ])
})

it('a charge without an amount is marked at its field', async () => {
  const { user } = await openPlainDraft()
  await user.click(screen.getByText('Add charge or discount'))
  await pressSave(user)
  const charges = within(screen.getByRole('group', { name: 'Charges and discounts' }))
  const value = charges.getByRole('textbox', { name: /^Amount/ })
  await waitFor(() => expect(value.getAttribute('aria-invalid')).toBe('true'))
})

it('the discount of a line is deducted from its amount, and an unclear one is marked', async () => {
  const { user } = await openPlainDraft()
  await user.click(screen.getByText('Add discounts'))
  await fillCell(user, 1, 'discount', '100 %{Enter}')
  expect(getCell(1, 'discount').textContent).toBe('100%')
  expect(getCell(1, 'amount').textContent).toMatch(/^0/)
  await fillCell(user, 1, 'discount', 'half{Enter}')
  expect(getCell(1, 'discount').textContent).toContain('half')
  expect(getCell(1, 'discount').getAttribute('aria-invalid')).toBe('true')
})
