import { expect, it } from 'vitest'
import { listOrderedLengths } from './ordered-lengths'

const range = (from_mm: number, to_mm: number) =>
  listOrderedLengths({
    length_mm: null,
    lengths: { kind: 'range', from_mm, to_mm, average_mm: null },
  })

it('a matrix begins with the lengths that its line orders', () => {
  expect(listOrderedLengths({ length_mm: 4800, lengths: null })).toEqual([4800])
  expect(listOrderedLengths({ length_mm: null })).toEqual([])
  const items = [3900, 4200].map((length_mm) => ({ length_mm, count: null }))
  expect(
    listOrderedLengths({ length_mm: null, lengths: { kind: 'several', counted_in: null, items } }),
  ).toEqual([3900, 4200])
})

it('random lengths have columns in steps of 0.3 m up to the longest', () => {
  expect(range(3000, 4200)).toEqual([3000, 3300, 3600, 3900, 4200])
  expect(range(3000, 4000)).toEqual([3000, 3300, 3600, 3900, 4000])
  expect(range(300, 15_000)).toEqual([300, 15_000])
})
