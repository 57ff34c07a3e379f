import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  findDealRow,
  waitUntilSaved,
  findNotes,
  openDeal,
  pressSave,
  getReference,
  fillField,
} from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

const getKind = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Commission' })
const findShare = () => screen.findByLabelText<HTMLInputElement>(/^Commission rate/)
const findAmount = () => screen.findByLabelText<HTMLInputElement>(/^Commission amount/)

it.each([
  ['3', '3.00'],
  ['2.5', '2.50'],
  ['2,5', '2.50'],
])('a commission of %s per cent can be saved as typed', async (input, value) => {
  await app.logInAs('sale_manager')
  const { user, id } = await openDeal(app, 'draft')
  await fillField(user, getReference(), 'With commission')
  await user.selectOptions(getKind(), 'percent')
  await user.clear(await findShare())
  await user.type(await findShare(), input)
  await pressSave(user)
  await waitUntilSaved()
  expect(JSON.parse((await findDealRow(id))?.commission ?? '')).toMatchObject({
    kind: 'percent',
    value,
    currency: null,
  })
})

it('a commission is cleared when its kind changes from percent to euro, and restored when it changes back', async () => {
  await app.logInAs('sale_manager')
  const { user } = await app.open('/deals/new')
  await findNotes()
  await user.selectOptions(getKind(), 'percent')
  await user.type(await findShare(), '3')
  await user.selectOptions(getKind(), 'amount')
  expect((await findAmount()).value).toBe('')
  await user.type(await findAmount(), '450')
  await user.selectOptions(getKind(), 'No commission')
  await user.selectOptions(getKind(), 'percent')
  await waitFor(async () => expect((await findShare()).value).toBe('3.00'))
  await user.selectOptions(getKind(), 'amount')
  await waitFor(async () => expect((await findAmount()).value).toBe('450.00'))
})
