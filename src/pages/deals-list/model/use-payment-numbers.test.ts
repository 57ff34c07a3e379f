import { expect, it } from 'vitest'
import { toDealNumber, toRowKey } from './use-payment-numbers'

it('a worksheet has its own deal numbers only', () => {
  const numbers = { [toRowKey('upload March', 2)]: ' D-2026-0001 ' }
  expect(toDealNumber(numbers, 'upload March', 2)).toBe('D-2026-0001')
  expect(toDealNumber(numbers, 'upload April', 2)).toBeNull()
  expect(toDealNumber(numbers, 'another upload March', 2)).toBeNull()
})
