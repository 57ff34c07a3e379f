import { expect, it } from 'vitest'
import { findDailyRateWarnings } from './daily-rate-warnings'

const daily = { rate: '1.0842', day: '2026-11-27' }
const findPercent = (exchange_rate: string | null, rate: typeof daily | null = daily) =>
  findDailyRateWarnings({ currency: 'USD', exchange_rate }, rate)[0]?.params.percent

it('a rate a tenth or more off the daily rate gives a warning', () => {
  expect(findPercent('1.1926')).toBeUndefined()
  expect(findPercent('1.19262')).toBe(10)
  expect(findPercent('0.9758')).toBeUndefined()
  expect(findPercent('0.97578')).toBe(-10)
  expect(findPercent('10.842')).toBe(900)
  expect(findPercent('999999')).toBe(1000)
})

it('without a rate, or a daily rate, there is no warning', () => {
  expect(findPercent(null)).toBeUndefined()
  expect(findPercent('9', null)).toBeUndefined()
})
