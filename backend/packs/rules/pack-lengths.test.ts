import { expect, it } from 'vitest'
import { findPackWarnings } from './pack-lengths'

const tally = [
  { length_mm: 3900, pcs: 40 },
  { length_mm: 5700, pcs: 60 },
]
const range = { kind: 'range', from_mm: 3000, to_mm: 5400, average_mm: null } as const
const items = [3900, 5700].map((length_mm) => ({ length_mm, count: null }))

it.each([
  ['one length', { length_mm: 3900 }, [5700]],
  ['a range', { length_mm: null, lengths: range }, [5700]],
  [
    'several lengths',
    { length_mm: null, lengths: { kind: 'several', counted_in: null, items } },
    [],
  ],
  ['no length', { length_mm: null }, []],
] as const)('lengths that %s does not order give a warning', (_, ordered, lengths_mm) => {
  expect(findPackWarnings(tally, ordered as Parameters<typeof findPackWarnings>[1])).toEqual(
    lengths_mm.length > 0 ? [{ code: 'length_not_ordered', lengths_mm }] : [],
  )
})
