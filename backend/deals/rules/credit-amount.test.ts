import { expect, test } from 'vitest'
import { computeCreditAmount } from './credit-amount'

const inDollars = (exchange_rate: string | null) => ({ currency: 'USD', exchange_rate }) as const

test('a deal is converted at its own rate', () => {
  expect(computeCreditAmount({ currency: 'EUR', exchange_rate: null }, '12480.00', null)).toEqual({
    amountEur: '12480.00',
    lastRate: null,
  })
  expect(computeCreditAmount(inDollars('1.04'), '12480.00', '1.0932')).toEqual({
    amountEur: '12000.00',
    lastRate: null,
  })
  expect(computeCreditAmount(inDollars('12'), '12480.00', null)).toEqual({
    amountEur: '1040.00',
    lastRate: null,
  })
  expect(computeCreditAmount(inDollars(null), '12480.00', '1.0932')).toEqual({
    amountEur: null,
    lastRate: null,
  })
})

test('a rate a tenth or more above the last one is replaced by it', () => {
  expect(computeCreditAmount(inDollars('12'), '12480.00', '1.04')).toEqual({
    amountEur: '12000.00',
    lastRate: '1.04',
  })
  expect(computeCreditAmount(inDollars('1.1'), '11000.00', '1')).toEqual({
    amountEur: '11000.00',
    lastRate: '1',
  })
  expect(computeCreditAmount(inDollars('1.099999'), '12480.00', '1').lastRate).toBeNull()
  expect(computeCreditAmount(inDollars('0.5'), '12480.00', '1.04')).toEqual({
    amountEur: '24960.00',
    lastRate: null,
  })
})
