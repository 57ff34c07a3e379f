import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Product } from '@/entities/product'
import { createBoard } from '@domain/timber/samples'
import { chooseProduct, resolveProducts, selectByLengths, setProductText } from './line-product'
import { createWoodLine, type WoodLine } from './wood-line'
import type { WoodLinesState } from './wood-line-editor'

const lengths = { kind: 'range', from_mm: 3000, to_mm: 5400, average_mm: 4200 } as const
const product = {
  id: 'random',
  name: 'Spruce 47x150 random',
  specification: { ...createBoard(47, 150, null), lengths, pcs_per_pack: 84, m3_per_pack: '2.5' },
} as unknown as Product

it('a written length is taken from a product of random lengths', () => {
  const client = new QueryClient()
  client.setQueryData(['products', 'search', ''], { products: [product], hasMore: false })
  const choose = (text: string) =>
    chooseProduct(setProductText(createWoodLine({ price: '' }), text), product.id, client)
  expect(choose('spruce 47x150x4200 30 m3')).toMatchObject({
    product_id: null,
    quantity: '30',
    specification: { length_mm: 4200, lengths: null, pcs_per_pack: 84, m3_per_pack: null },
  })
  expect(choose('spruce 47x150 30 m3')).toMatchObject({
    product_id: product.id,
    specification: { length_mm: null, lengths },
  })
})

it('a product of random lengths is not offered for a length outside them', () => {
  expect(selectByLengths([product], 'spruce 47x150x3000')).toEqual([product])
  expect(selectByLengths([product], 'spruce 47x150x6000')).toEqual([])
})

it('a size that only begins like the one of a product is left to the user', async () => {
  const board = {
    id: 'board',
    name: 'Spruce KD 45x145x4800',
    specification: createBoard(45, 145, 4800),
  } as unknown as Product
  const client = new QueryClient()
  const resolve = async (text: string) => {
    client.setQueryData(['products', 'search', text], { products: [board], hasMore: false })
    const line = setProductText(createWoodLine({ price: '' }), text)
    let resolved = line
    await resolveProducts(
      {
        lines: {
          lines: () => [line],
          applyToHistory: (change: (line: WoodLine) => WoodLine) => (resolved = change(line)),
        },
        cursor: { openCell: () => null },
      } as unknown as WoodLinesState,
      client,
    )
    return resolved.product_id
  }
  expect(await resolve('merrick 45x14')).toBeNull()
  expect(await resolve('merrick 45x145')).toBe('board')
})
