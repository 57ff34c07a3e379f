import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

const CSV = `Date,USD,JPY,BGN
2015-03-02,1.1227,134.05,1.9558
2015-02-27,1.1240,N/A,1.9558
02/03/2015,1.1,134.1,
2015-02-26,abc,134.2,
2098-01-01,1.1,,
`

it('the page lists the rates of each day', async () => {
  await app.logInAs('sale_manager')
  await app.open('/exchange-rates')
  const table = await screen.findByRole('table')
  expect(within(table).getAllByRole('row').length).toBe(31)
  expect(within(table).getByRole('columnheader', { name: 'SEK' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Upload rates' })).toBeNull()
})

it('the bank’s file is read, its omitted parts are named, and the rest is saved', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/exchange-rates')
  await user.click(await screen.findByRole('button', { name: 'Upload rates' }))
  const drawer = await screen.findByRole('dialog', { name: 'Upload exchange rates' })
  const input = drawer.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No file can be chosen.')
  await user.upload(input, new File([CSV], 'eurofxref.csv', { type: 'text/csv' }))
  expect(await screen.findByText('eurofxref.csv: 5 rates')).toBeTruthy()
  expect(await screen.findByText(/Row 4: “02\/03\/2015” could be two dates/)).toBeTruthy()
  expect(screen.getByText('Row 5: “abc” is not a rate.')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Save 5 rates' }))
  expect(await screen.findByText('Row 6: 2098-01-01 is in the future.')).toBeTruthy()
  const right = CSV.replace('2098', '2014')
  await user.upload(input, new File([right], 'rates.csv', { type: 'text/csv' }))
  await user.click(await screen.findByRole('button', { name: 'Save 5 rates' }))
  await waitFor(async () =>
    expect(
      await app.world.db
        .selectFrom('exchange_rates')
        .select(['currency', 'rate'])
        .where('day', '=', '2015-03-02')
        .orderBy('currency')
        .execute(),
    ).toEqual([
      { currency: 'JPY', rate: '134.05' },
      { currency: 'USD', rate: '1.1227' },
    ]),
  )
})
