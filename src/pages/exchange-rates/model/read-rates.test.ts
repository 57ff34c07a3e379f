import { expect, it } from 'vitest'
import { readRates } from './read-rates'

const read = (text: string) => readRates(new File([text], 'rates.csv'))
const listRates = async (text: string) =>
  (await read(text)).rates.map(({ day, currency, rate }) => `${day} ${currency} ${rate}`)

it('a column for each currency, as the European Central Bank publishes rates', async () => {
  expect(
    await listRates('Date, USD, JPY, BGN, \n27 November 2026, 1.0842, 163.1, 1.9558, \n'),
  ).toEqual(['2026-11-27 USD 1.0842', '2026-11-27 JPY 163.1'])
})

it('a row for each day, currency and rate, with or without titles', async () => {
  const rows = ['2026-11-27;USD;1,0842', '2026-11-27;SEK;11,1840']
  const expected = ['2026-11-27 USD 1.0842', '2026-11-27 SEK 11.1840']
  expect(await listRates(rows.join('\n'))).toEqual(expected)
  expect(await listRates(['Day;Currency;Rate', ...rows].join('\n'))).toEqual(expected)
})

it('what cannot be read is reported by row', async () => {
  const { rates, problems } = await read(
    ['2026-11-27;USD;1,084', '27.13.2026;USD;1,0842', '2026-11-26;EUR;1', '2026-11-26;SEK;0'].join(
      '\n',
    ),
  )
  expect(rates.map(({ row }) => row)).toEqual([1])
  expect(problems).toEqual([
    { row: 2, text: '27.13.2026', code: 'day' },
    { row: 3, text: '1', code: 'euro' },
    { row: 4, text: '0', code: 'rate' },
  ])
  expect((await read('Day;Currency;Rate\n2026-11-27;USD;1,084')).problems).toMatchObject([
    { code: 'ambiguous_rate' },
  ])
})

it('a second rate of a day and currency is reported', async () => {
  expect((await read('2026-11-27;USD;1.0842\n2026-11-27;USD;1.0900')).problems).toEqual([
    { row: 2, text: 'USD', code: 'twice' },
  ])
})
