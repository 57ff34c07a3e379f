import { expect, it } from 'vitest'
import { formatProgress, formatShare } from './wood-figures'

it('rounds a share, but rounds progress down, so that 100 % means all wood', () => {
  expect(formatShare(49_999, 50_000)).toBe('100')
  expect(formatProgress(49_999, 50_000)).toBe('99.99')
  expect(formatProgress(50_000, 50_000)).toBe('100')
  expect(formatProgress(47_499, 50_000)).toBe('94.99')
})

it('is 0 for no wood', () => {
  expect([formatShare(0, 0), formatProgress(0, 0)]).toEqual(['0', '0'])
})
