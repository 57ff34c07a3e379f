import { expect, it } from 'vitest'
import { BLANK_SPECIFICATION } from '@/entities/product'
import {
  parseSupplyLinesDraft,
  supplyLineConfig,
  createSupplyLine,
  type SupplyLine,
} from './supply-line'

const board = {
  ...BLANK_SPECIFICATION,
  thickness_mm: 50,
  width_mm: 150,
  length_mm: 4000,
  pcs_per_pack: 100,
}
const line: SupplyLine = {
  ...createSupplyLine('pefc_certified'),
  specification: board,
  quantity: '8',
  unit: 'pack',
  prices: { price: '312.00' },
  confirmed_quantity: '7',
}

it('a line keeps all input in its draft, also partial numbers', () => {
  const edited = { ...line, confirmed_quantity: 'seven', ready_quantity: '6,' }
  expect(parseSupplyLinesDraft([edited])).toEqual([edited])
  const { confirmed_quantity: _, ...deals } = line
  expect(parseSupplyLinesDraft([deals])).toBeNull()
})

it('a line has null for figures that the mill has not reported', () => {
  expect(supplyLineConfig.toPayload(line)).toMatchObject({
    price: '312.00',
    confirmed_quantity: '7',
    ready_quantity: null,
    certification: 'pefc_certified',
  })
  expect(supplyLineConfig.toPayload({ ...line, confirmed_quantity: '0' })).toMatchObject({
    confirmed_quantity: '0',
  })
})

it('a line merges changes of another user, and keeps its wood', () => {
  const payload = {
    ...supplyLineConfig.toPayload(line),
    specification: null,
    price: '300.00',
    confirmed_quantity: '6.000',
  }
  expect(supplyLineConfig.applyPayload(line, payload)).toMatchObject({
    specification: board,
    prices: { price: '300.00' },
    confirmed_quantity: '6',
    ready_quantity: '',
  })
})

it('a fraction of a pack is reported in any amount of a line', () => {
  expect(supplyLineConfig.isFractional?.({ ...line, ready_quantity: '6.5' })).toEqual([
    'ready_quantity',
  ])
  expect(supplyLineConfig.isFractional?.({ ...line, unit: 'm3', ready_quantity: '6.5' })).toEqual(
    [],
  )
})
