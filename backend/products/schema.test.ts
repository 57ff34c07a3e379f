import { expect, it } from 'vitest'
import { toProductNameKey } from './schema'

it('products are sorted by their sizes as numbers', () => {
  const names = [
    'Spruce 100x100x4000',
    'Spruce 22x143x4000',
    'Pine C24 47x100',
    'Spruce 22x100x12000',
    'Épicéa 5x5',
    'Spruce 22x100x4000',
    'Pine C16 47x100',
  ]
  const getKey = (name: string) => toProductNameKey(name)
  expect(names.toSorted((a, b) => (getKey(a) < getKey(b) ? -1 : 1))).toEqual([
    'Épicéa 5x5',
    'Pine C16 47x100',
    'Pine C24 47x100',
    'Spruce 22x100x4000',
    'Spruce 22x100x12000',
    'Spruce 22x143x4000',
    'Spruce 100x100x4000',
  ])
})
