import { expect, it } from 'vitest'
import { formatShare } from './wood-figures'

it('a share is rounded down below 100 % and up above, so that 100 % means all wood', () => {
  expect(formatShare(47_499, 50_000)).toBe('94.99')
  expect(formatShare(49_999, 50_000)).toBe('99.99')
  expect(formatShare(50_000, 50_000)).toBe('100')
  expect(formatShare(50_001, 50_000)).toBe('100.01')
  expect(formatShare(75_000, 50_000)).toBe('150')
})

it('a share of no wood is 0', () => {
  expect(formatShare(0, 0)).toBe('0')
})
