import { describe, expect, it } from 'vitest'
import { computeCreditUsed } from './exposure-bar'

describe('the credit used by a client', () => {
  it.each([
    ['25000.00', '100000.00', 25],
    ['150000.00', '100000.00', 150],
    ['0.00', '100000.00', 0],
    ['0.01', '0.00', Infinity],
    ['0.00', '0.00', 0],
    ['25000.00', null, null],
  ])('with %s owed of %s is %s %%', (exposure_eur, credit_limit_eur, percent) => {
    expect(computeCreditUsed({ exposure_eur, credit_limit_eur })).toBe(percent)
  })
})
