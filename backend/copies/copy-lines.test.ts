import { expect, it } from 'vitest'
import { toJson } from '../db/rows'
import { BOARD } from '../wood-lines/samples'
import { copyLines } from './copy-lines'

const PRODUCT = '00000000-0000-4000-8000-000000000001'
const row = {
  product_id: PRODUCT,
  product_name: 'Spruce',
  specification: toJson(BOARD),
  quantity: '40.000',
  unit: 'm3',
  price: 3_120_000,
  price_unit: 'm3',
  certification: 'none',
  remark: null,
} as const
const product = { name: 'Spruce KD', specification: BOARD, isArchived: false }

it('a copied line has its product as it is named now', () => {
  const { lines, notes } = copyLines([row], new Map([[PRODUCT, product]]))
  expect(lines).toEqual([
    {
      ...row,
      product_name: 'Spruce KD',
      specification: BOARD,
      price: '312.00',
    },
  ])
  expect(notes).toEqual([])
})

it('a copy keeps the wood of an archived product as a free specification', () => {
  const { lines, notes } = copyLines(
    [{ ...row, product_id: null }, row],
    new Map([[PRODUCT, { ...product, isArchived: true }]]),
  )
  expect(lines[1]).toMatchObject({ product_id: null, product_name: null, specification: BOARD })
  expect(notes).toEqual([{ code: 'product_archived', line: 2, name: 'Spruce KD', date: null }])
})

it('a copy keeps the wood of a product that its unit no longer fits', () => {
  const unpacked = { ...BOARD, pcs_per_pack: null, m3_per_pack: null }
  const { lines, notes } = copyLines(
    [
      {
        ...row,
        quantity: '6',
        unit: 'pack',
        specification: toJson({ ...BOARD, pcs_per_pack: 72 }),
      },
    ],
    new Map([[PRODUCT, { ...product, specification: unpacked }]]),
  )
  expect(lines[0]).toMatchObject({ product_id: null, specification: { pcs_per_pack: 72 } })
  expect(notes.map(({ code }) => code)).toEqual(['product_changed'])
})

it('a copy keeps the lengths that a line chose of its product, while it is sold in them', () => {
  const lengths = { kind: 'range', from_mm: 3600, to_mm: 4800, average_mm: null } as const
  const random = { ...BOARD, length_mm: null }
  const chosen = { ...row, specification: toJson({ ...random, lengths }) }
  const copyFrom = (specification: typeof BOARD) =>
    copyLines([chosen], new Map([[PRODUCT, { ...product, specification }]]))
  expect(copyFrom(random).lines[0]).toMatchObject({
    product_id: PRODUCT,
    specification: { lengths },
  })
  const { lines, notes } = copyFrom({ ...random, lengths: { ...lengths, to_mm: 4200 } })
  expect(lines[0]).toMatchObject({ product_id: null, specification: { lengths } })
  expect(notes.map(({ code }) => code)).toEqual(['product_changed'])
})
