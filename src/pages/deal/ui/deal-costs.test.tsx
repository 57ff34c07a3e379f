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
  await app.world.db.updateTable('exchange_rates').set({ rate: '1.0900' }).execute()
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
  await user.click(await getCosts().findByText('Use this rate'))
  await pressSave(user)
  await waitUntilSaved()
  await waitFor(async () =>
    expect(JSON.parse((await findDealRow(id))?.other_costs ?? '[]')).toContainEqual({
      name: 'Survey',
      amount: '1000.00',
      currency: 'USD',
      exchange_rate: '1.0900',
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
  const currency = getCosts().getAllByLabelText<HTMLSelectElement>(/^Currency/).at(-1)
  if (!name || !amount || !currency) throw new Error('The cost has no fields')
  await fillField(user, name, 'Survey')
  await fillField(user, amount, '1000')
  await user.selectOptions(currency, 'GBP')
  await pressSave(user)
  const rate = await getCosts().findByLabelText(/^Exchange rate/)
  await waitFor(() => expect(rate.getAttribute('aria-invalid')).toBe('true'))
})
