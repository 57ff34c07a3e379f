import { expect, it } from 'vitest'
import { pagesOf } from './label-sheets'

it('prints each pack so often, in order, and begins a page where one is full', () => {
  expect(pagesOf(['A', 'B'], 'roll', 2)).toEqual([['A'], ['A'], ['B'], ['B']])
  expect(pagesOf(['A', 'B', 'C'], 'halves', 1)).toEqual([['A', 'B'], ['C']])
  expect(pagesOf(['A', 'B', 'C'], 'eighths', 3).map((page) => page.length)).toEqual([8, 1])
})
