import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  findDealRow,
  isSaved,
  notes,
  openDeal,
  pressSave,
  reference,
  fillField,
} from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

const kind = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Commission/ })
const findShare = () => screen.findByLabelText<HTMLInputElement>(/^Commission rate/)
const amount = () => screen.findByLabelText<HTMLInputElement>(/^Commission amount/)

it.each([
  ['3', 300],
  ['2.5', 250],
  ['2,5', 250],
])('%s can be saved as typed', async (input, hundredths) => {
  await app.logInAs('sale_manager')
  const { user, id } = await openDeal(app, 'draft')
  await fillField(user, reference(), 'With commission')
  await user.selectOptions(kind(), 'percent')
  await user.clear(await findShare())
  await user.type(await findShare(), input)
  await pressSave(user)
  await isSaved()
  expect(await findDealRow(id)).toMatchObject({
    commission_kind: 'percent',
    commission_value: hundredths,
  })
})

it('is cleared when its kind changes from percent to euro, and restored when it changes back', async () => {
  await app.logInAs('sale_manager')
  const { user } = await app.open('/deals/new')
  await notes()
  await user.selectOptions(kind(), 'percent')
  await user.type(await findShare(), '3')
  await user.selectOptions(kind(), 'amount')
  expect((await amount()).value).toBe('')
  await user.type(await amount(), '450')
  await user.selectOptions(kind(), 'No commission')
  await user.selectOptions(kind(), 'percent')
  await waitFor(async () => expect((await findShare()).value).toBe('3.00'))
  await user.selectOptions(kind(), 'amount')
  await waitFor(async () => expect((await amount()).value).toBe('450.00'))
})
