import { describe, expect, it } from 'vitest'
import { isBelowZero } from './below-zero'

const AMOUNT = /^\d{1,10}\.\d{2}$/

describe('isBelowZero', () => {
  it.each([
    ['-5.00', AMOUNT],
    ['-1234567890.12', AMOUNT],
    ['-5', /^\d+$/],
  ])('is true for %s with %s', (written, pattern) => {
    expect(isBelowZero(written, pattern)).toBe(true)
  })

  it.each([
    ['5.00', 'no minus', AMOUNT],
    ['-5.0', 'too few decimals as well', AMOUNT],
    ['--5.00', 'two minuses', AMOUNT],
    ['-GBFXT', 'a port', /^[A-Z]{2}[A-Z2-9]{3}$/],
    ['-2026-11-20', 'a day', /^\d{4}-\d{2}-\d{2}$/],
    ['-2026-W48', 'a week', /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/],
    ['-+370 600 12345', 'a phone number', /^\+?[0-9 ()./-]{5,30}$/],
    ['-4407.12', 'a customs code', /^\d{4}(\.?\d{2}){1,3}$/],
    ['-40', 'a quantity, which must be above zero', /^(?=.*[1-9])\d{1,9}(\.\d{1,3})?$/],
    ['-1.16', 'an exchange rate, which must be above zero', /^(?=.*[1-9])\d{1,6}(\.\d{1,6})?$/],
  ])('is false for %s: %s', (written, _what, pattern) => {
    expect(isBelowZero(written, pattern)).toBe(false)
  })
})
