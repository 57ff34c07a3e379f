import { expect, it } from 'vitest'
import { computeCommission, convertToEuro, computeMargin } from './margin'

const sale = {
  revenue: '12480.00',
  purchase_cost: '9920.00',
  freight: '1200.00',
  commission: '249.60',
  other_costs: '35.00',
  volume_m3: '40.000',
}

it('the margin is revenue minus all costs', () => {
  // 12480 - 9920 - 1200 - 249.60 - 35 = 1075.40; / 12480 = 8.617 %; / 40 = 26.885
  expect(computeMargin(sale)).toEqual({ amount: '1075.40', percent: '8.62', per_m3: '26.89' })
})
it('a loss is below zero and rounds away from zero as a gain does', () => {
  expect(computeMargin({ ...sale, revenue: '10000.00', commission: '0.00' })).toEqual({
    amount: '-1155.00',
    percent: '-11.55',
    per_m3: '-28.88',
  })
})
it('the share without revenue and the margin per m3 without wood are null', () => {
  expect(computeMargin({ ...sale, revenue: '0.00', volume_m3: '0.000' })).toMatchObject({
    percent: null,
    per_m3: null,
  })
  expect(computeMargin({ ...sale, purchase_cost: null })).toEqual({
    amount: null,
    percent: null,
    per_m3: null,
  })
})
it('a commission is a share, an amount or nothing', () => {
  const euro = { currency: 'EUR', exchange_rate: null } as const
  const inPercent = (value: string) =>
    ({ kind: 'percent', value, currency: null, exchange_rate: null }) as const
  const fixed = { kind: 'amount', value: '300.00', ...euro } as const
  expect(computeCommission(inPercent('2.00'), '12480.00', euro)).toBe('249.60')
  expect(computeCommission(inPercent('2.55'), '100.10', euro)).toBe('2.55')
  expect(computeCommission(fixed, '12480.00', euro)).toBe('300.00')
  expect(computeCommission({ ...fixed, currency: 'USD' }, '12480.00', euro)).toBeNull()
  expect(
    computeCommission({ ...fixed, currency: 'USD', exchange_rate: '1.5' }, '12480.00', euro),
  ).toBe('200.00')
  expect(computeCommission(null, '12480.00', euro)).toBe('0.00')
  const yen = { currency: 'JPY', exchange_rate: null } as const
  expect(computeCommission(inPercent('2.55'), '12480.00', yen)).toBe('318.00')
})
it('an amount is converted to euro at units per euro', () => {
  expect(convertToEuro('1084.20', '1.0842')).toBe('1000.00')
  expect(convertToEuro('100.00', '11.2345')).toBe('8.90')
})
