import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  fillField,
  findDealRow,
  findNotes,
  openDeal,
  pressSave,
  waitUntilSaved,
} from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

const getCosts = () => {
  const section = screen.getByText('Costs and commission', { selector: 'h2' }).closest('section')
  if (!section) throw new Error('The costs have no section')
  return within(section)
}

it('a cost in another currency is saved with its exchange rate', async () => {
  await app.logInAs('sale_manager')
  const { user, id } = await openDeal(app, 'draft')
  await findNotes()
  const count = getCosts().queryAllByLabelText(/^Description/).length
  await user.click(getCosts().getByText('Add cost'))
  const fields = () => ({
    name: getCosts().getAllByLabelText<HTMLInputElement>(/^Description/)[count],
    amount: getCosts().getAllByLabelText<HTMLInputElement>(/^Amount/)[count],
    currency: getCosts().getAllByLabelText<HTMLSelectElement>(/^Currency/)[count],
  })
  const { name, amount, currency } = fields()
  if (!name || !amount || !currency) throw new Error('The cost has no fields')
  expect(currency.value).toBe('EUR')
  await fillField(user, name, 'Survey')
  await fillField(user, amount, '1000')
  await user.selectOptions(currency, 'USD')
  const use = (await getCosts().findAllByText('Use this rate')).at(-1)
  if (!use) throw new Error('No daily rate is offered')
  await user.click(use)
  await pressSave(user)
  await waitUntilSaved()
  await waitFor(async () =>
    expect(JSON.parse((await findDealRow(id))?.other_costs ?? '[]')).toContainEqual({
      name: 'Survey',
      amount: '1000.00',
      currency: 'USD',
      exchange_rate: expect.stringMatching(/^1\.\d{4}$/) as unknown,
    }),
  )
})

it('a cost in another currency needs its exchange rate', async () => {
  await app.logInAs('sale_manager')
  const { user } = await openDeal(app, 'draft')
  await findNotes()
  await user.click(getCosts().getByText('Add cost'))
  const name = getCosts()
    .getAllByLabelText<HTMLInputElement>(/^Description/)
    .at(-1)
  const amount = getCosts()
    .getAllByLabelText<HTMLInputElement>(/^Amount/)
    .at(-1)
  const currency = getCosts()
    .getAllByLabelText<HTMLSelectElement>(/^Currency/)
    .at(-1)
  if (!name || !amount || !currency) throw new Error('The cost has no fields')
  await fillField(user, name, 'Survey')
  await fillField(user, amount, '1000')
  await user.selectOptions(currency, 'GBP')
  await pressSave(user)
  // The cost that the demo has is in dollars.
  const rate = (await getCosts().findAllByLabelText(/^Exchange rate/)).at(-1)
  await waitFor(() => expect(rate?.getAttribute('aria-invalid')).toBe('true'))
})
