import { expect, it } from 'vitest'
import { isFractional, formatCount } from './whole-units'

it.each(['pcs', 'pack'] as const)('%s are counted in whole numbers', (unit) => {
  for (const quantity of ['1', '120', '2.0', '40.000'])
    expect(isFractional(quantity, unit), quantity).toBe(false)
  for (const quantity of ['1.5', '0.5', '2.001', '10.050'])
    expect(isFractional(quantity, unit), quantity).toBe(true)
})

it.each(['m3', 'lm', 'm2'] as const)('%s are measured, and may have decimals', (unit) => {
  expect(isFractional('40.5', unit)).toBe(false)
})

const show = (value: string) => new Intl.NumberFormat('en').format(Number(value))

it.each([
  ['369.385', '≈\u00a0369'],
  ['1234.5', '≈\u00a01,235'],
  ['0.7', '≈\u00a01'],
  ['0.2', '<\u00a01'],
  ['120', '120'],
  ['1200.000', '1,200'],
])('%s pieces converted from a volume are shown as %s', (converted, shown) => {
  expect(formatCount(converted, show)).toBe(shown)
})
