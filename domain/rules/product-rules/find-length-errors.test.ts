import { expect, it } from 'vitest'
import { findLengthErrors, findProductLengthErrors } from './find-length-errors'

type Wood = Parameters<typeof findLengthErrors>[0]
const findCodes = (wood: Wood, find = findLengthErrors) =>
  find(wood).map(({ pointer, code }) => `${pointer} ${code}`)

const range = { kind: 'range', from_mm: 3000, to_mm: 5400, average_mm: 4200 } as const
const several = (
  items: readonly (readonly [number, number | null])[],
  counted_in: 'pcs' | 'pack' | null = null,
) => ({
  kind: 'several' as const,
  counted_in,
  items: items.map(([length_mm, count]) => ({ length_mm, count })),
})

it.each<[string, NonNullable<Wood['lengths']>, string[]]>([
  ['a range', range, []],
  [
    'a range that ends before it begins',
    { ...range, to_mm: 3000 },
    ['/lengths/to_mm length_order'],
  ],
  ['an average below the range', { ...range, average_mm: 2900 }, ['/lengths/average_mm too_small']],
  ['an average above the range', { ...range, average_mm: 5500 }, ['/lengths/average_mm too_large']],
  [
    'several lengths',
    several([
      [3900, null],
      [4200, null],
    ]),
    [],
  ],
  [
    'counted lengths',
    several(
      [
        [3900, 4],
        [4200, 8],
      ],
      'pack',
    ),
    [],
  ],
  [
    'a length twice',
    several([
      [3900, null],
      [3900, null],
    ]),
    ['/lengths/items/1/length_mm length_order'],
  ],
  [
    'a length without a count',
    several(
      [
        [3900, 4],
        [4200, null],
      ],
      'pack',
    ),
    ['/lengths/items/1/count required'],
  ],
  [
    'a count without a unit',
    several([
      [3900, 4],
      [4200, null],
    ]),
    ['/lengths/items/0/count unexpected'],
  ],
])('all errors of %s are found', (_, lengths, codes) => {
  expect(findCodes({ length_mm: null, lengths })).toEqual(codes)
})

it('a fixed length excludes mixed ones', () => {
  expect(findCodes({ length_mm: 4800, lengths: range })).toEqual(['/lengths length_or_lengths'])
  expect(findCodes({ length_mm: 4800 })).toEqual([])
})

it('a product does not count its lengths', () => {
  const counted = several(
    [
      [3900, 4],
      [4200, 8],
    ],
    'pack',
  )
  expect(findCodes({ length_mm: null, lengths: counted }, findProductLengthErrors)).toEqual([
    '/lengths/counted_in unexpected',
  ])
})
