import { expect, it } from 'vitest'
import { isFractional } from './whole-units'

it.each(['pcs', 'pack'] as const)('%s are counted in whole numbers', (unit) => {
  for (const quantity of ['1', '120', '2.0', '40.000'])
    expect(isFractional(quantity, unit), quantity).toBe(false)
  for (const quantity of ['1.5', '0.5', '2.001', '10.050'])
    expect(isFractional(quantity, unit), quantity).toBe(true)
})

it.each(['m3', 'lm', 'm2'] as const)('%s are measured, and may have decimals', (unit) => {
  expect(isFractional('40.5', unit)).toBe(false)
})
