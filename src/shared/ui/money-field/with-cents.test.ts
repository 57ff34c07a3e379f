import { expect, it } from 'vitest'
import { withCents } from './with-cents'

it.each([
  ['50000', '50000.00'],
  ['12500.5', '12500.50'],
  ['-5', '-5.00'],
  ['0.05', '0.05'],
])('writes the amount %s as %s, as money is sent', (typed, sent) => {
  expect(withCents(typed)).toBe(sent)
})

it.each(['', '12.345', '5x'])('leaves "%s" as it is, for the form to refuse', (typed) => {
  expect(withCents(typed)).toBe(typed)
})
