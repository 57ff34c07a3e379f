import { expect, it } from 'vitest'
import { blankSpecification } from '@/entities/product'
import { findLineMistakes } from './find-line-mistakes'
import { createWoodLine } from './wood-line'

const createBlankLine = () => createWoodLine({ price: '' })
const specification = { ...blankSpecification, thickness_mm: 22, width_mm: 100, length_mm: 4000 }
const measured = { ...createBlankLine(), specification, quantity: '6' }
const listNames = (lines: Parameters<typeof findLineMistakes>[0]) =>
  findLineMistakes(lines).map(({ name }) => name)

it('reports a line without wood', () => {
  expect(listNames([measured, { ...createBlankLine(), quantity: '40' }])).toEqual([
    'lines.1.product_id',
  ])
})

it('reports a fraction of a piece or a pack, but not of a measured quantity', () => {
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

it('reports only units that the wood can’t be counted in, for products too', () => {
  const product = { product_id: crypto.randomUUID(), product_name: 'Spruce 22x100x4000' }
  expect(
    listNames([
      { ...measured, unit: 'pack' },
      { ...measured, unit: 'pcs' },
      { ...measured, ...product, unit: 'pack' },
    ]),
  ).toEqual(['lines.0.unit', 'lines.2.unit'])
})
