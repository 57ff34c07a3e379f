import { expect, it } from 'vitest'
import { BLANK_SPECIFICATION } from '@/entities/product'
import { findLineMistakes } from './find-line-mistakes'
import { findEvenSplit } from './line-lengths'
import { createWoodLine } from './wood-line'

const createBlankLine = () => createWoodLine({ price: '' })
const specification = { ...BLANK_SPECIFICATION, thickness_mm: 22, width_mm: 100, length_mm: 4000 }
const measured = { ...createBlankLine(), specification, quantity: '6' }
const listNames = (lines: Parameters<typeof findLineMistakes>[0]) =>
  findLineMistakes(lines).map(({ name }) => name)

it('a line without wood is reported', () => {
  expect(listNames([measured, { ...createBlankLine(), quantity: '40' }])).toEqual([
    'lines.1.product_id',
  ])
})

it('a fraction of a piece or a pack is reported, but not of a measured quantity', () => {
  const packed = { ...specification, pcs_per_pack: 100 }
  expect(
    listNames(
      (['pcs', 'pack', 'm3'] as const).map((unit) => ({
        ...measured,
        specification: packed,
        quantity: '1.5',
        unit,
      })),
    ),
  ).toEqual(['lines.0.quantity', 'lines.1.quantity'])
})

it('only units that the wood can’t be counted in are reported, for products too', () => {
  const product = { product_id: crypto.randomUUID(), product_name: 'Spruce 22x100x4000' }
  expect(
    listNames([
      { ...measured, unit: 'pack' },
      { ...measured, unit: 'pcs' },
      { ...measured, ...product, unit: 'pack' },
    ]),
  ).toEqual(['lines.0.unit', 'lines.2.unit'])
})

it('counts of several lengths are asked for at the wood, and must add up', () => {
  const lengths = (count: number | null) => ({
    kind: 'several' as const,
    counted_in: count === null ? null : ('pack' as const),
    items: [3900, 4200, 4800].map((length_mm) => ({ length_mm, count })),
  })
  const createLine = (count: number | null) => ({
    ...measured,
    specification: {
      ...specification,
      length_mm: null,
      pcs_per_pack: 72,
      lengths: lengths(count),
    },
    quantity: '12',
    unit: 'pack' as const,
  })
  expect(listNames([createLine(null), createLine(4), createLine(5)])).toEqual([
    'lines.0.specification',
    'lines.2.specification',
  ])
  expect(listNames([{ ...createLine(null), unit: 'm3' }])).toEqual([])
  expect(findEvenSplit(createLine(null))).toEqual(lengths(4))
  expect(findEvenSplit(createLine(5))).toEqual(lengths(4))
  expect(findEvenSplit(createLine(4))).toBeNull()
  expect(findEvenSplit({ ...createLine(null), quantity: '13' })).toBeNull()
})
