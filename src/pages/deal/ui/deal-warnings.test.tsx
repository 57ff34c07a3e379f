import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  getCell,
  findDealRow,
  findDeal,
  waitUntilSaved,
  openDeal,
  pressSave,
  fillCell,
  fillField,
} from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

const findWarning = (text: RegExp) => screen.findByText(text)
const expectGone = (text: RegExp) => waitFor(() => expect(screen.queryByText(text)).toBeNull())

/** Opens a draft in kronor without a rate, after a deal at 11.184. */
async function openKronorDeal() {
  await app.logInAs('sale_manager')
  const { id, path } = await findDeal('draft')
  const last = await findDeal('order_confirmation')
  const inKronor = { currency: 'SEK', revenue_eur_cents: null, margin_eur_cents: null } as const
  await app.world.db
    .updateTable('deals')
    .set({ ...inKronor, exchange_rate: '11.184' })
    .where('id', '=', last.id)
    .execute()
  await app.world.db
    .updateTable('deals')
    .set({ ...inKronor, exchange_rate: null, other_costs: '[]' })
    .where('id', '=', id)
    .execute()
  const { user } = await app.open(path)
  return { user, rate: await screen.findByLabelText<HTMLInputElement>('Exchange rate') }
}

describe('an exchange rate far from the daily one', () => {
  const text = /^1\d% above the daily rate for SEK: 11\.\d{4} on \d+ \w+ 20\d\d\.$/

  it('gives a warning at its field, until the daily rate is taken', async () => {
    const { user, rate } = await openKronorDeal()
    await fillField(user, rate, '12.9')
    await findWarning(text)
    await user.click(screen.getByRole('button', { name: 'Use this rate' }))
    await expectGone(text)
    expect(rate.value).toMatch(/^11\.\d+$/)
    expect(screen.queryByRole('button', { name: 'Use this rate' })).toBeNull()
  })
})

describe('an exchange rate far from the last one, without a daily rate', () => {
  const text = /^11% above the last rate for SEK: 11\.1840 on \d+ \w+ 20\d\d \(D-20\d\d-\d+\)\.$/

  it('is announced politely at its field, until it is corrected', async () => {
    await app.world.db.deleteFrom('exchange_rates').execute()
    const { user, rate } = await openKronorDeal()
    await fillField(user, rate, '12.5')
    const note = await findWarning(text)
    expect(note.closest('output')).not.toBeNull()
    expect(rate.getAttribute('aria-describedby')).toContain(note.id)
    expect(rate.getAttribute('aria-invalid')).toBeNull()
    await fillField(user, rate, '11.2')
    await expectGone(text)
  })
})

describe('a price far from the product’s last one', () => {
  const text =
    /^Line 1: more than 1,000% above this product’s last price: [\d.,]+ EUR per \S+ on .+ \(D-20\d\d-\d+\)\.$/

  it('is reported at its cell and in a sentence, until it is corrected', async () => {
    await app.logInAs('sale_manager')
    const { user } = await openDeal(app, 'draft')
    const before = getCell(1, 'price').textContent
    await fillCell(user, 1, 'price', '98765{Enter}')
    const sentence = await findWarning(text)
    expect(sentence.closest('[role=status]')).not.toBeNull()
    expect(getCell(1, 'price').textContent).toBe('98,765.00far above the last')
    expect(getCell(1, 'price').getAttribute('aria-invalid')).toBeNull()
    await fillCell(user, 1, 'price', `${before}{Enter}`)
    await expectGone(text)
    expect(getCell(1, 'price').textContent).toBe(before)
  })

  it('does not block saving, and is still shown when the deal is opened again', async () => {
    await app.logInAs('sale_manager')
    const { user, id, path } = await openDeal(app, 'draft')
    await fillCell(user, 1, 'price', '98765{Enter}')
    await pressSave(user)
    await waitUntilSaved()
    expect((await findDealRow(id)).version).toBeGreaterThan(1)
    await findWarning(text)
    await app.open(path)
    await findWarning(text)
  })
})

it('a purchase price above the price is reported together with the price', async () => {
  await app.logInAs('sale_manager')
  const { user } = await openDeal(app, 'draft')
  await fillCell(user, 1, 'planned_purchase_price', '98765{Enter}')
  await findWarning(/^Line 1: the purchase price is above the sale price, [\d.,]+ EUR per \S+\.$/)
  expect(getCell(1, 'planned_purchase_price').textContent).toBe('98,765.00above the sale price')
})
