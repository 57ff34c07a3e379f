import { expect, it } from 'vitest'
import { splitIntoPages } from './label-sheets'

it('the copies of each pack are printed in order, and a new page starts when one is full', () => {
  expect(splitIntoPages(['A', 'B'], 'roll', 2)).toEqual([['A'], ['A'], ['B'], ['B']])
  expect(splitIntoPages(['A', 'B', 'C'], 'halves', 1)).toEqual([['A', 'B'], ['C']])
  expect(splitIntoPages(['A', 'B', 'C'], 'eighths', 3).map((page) => page.length)).toEqual([8, 1])
})
