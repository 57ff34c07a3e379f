import { expect, it } from 'vitest'
import { formatCount } from './format-count'

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
