import { expect, it } from 'vitest'
import { BOARD } from '../wood-lines/samples'
import { createNameKeys, toProductNameKey } from './name-keys'

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

it('a product is sorted by its translated name, and a company’s own name as it is', () => {
  const createKeys = (name: string) => createNameKeys(name, { ...BOARD, wood: 'LADC' })
  expect(createKeys('Larch cladding 21x121')).toMatchObject({
    name_key: expect.stringMatching(/^larch/) as unknown,
    name_key_lt: expect.stringMatching(/^maumedzio/) as unknown,
  })
  expect(createKeys('Deck Premium')).toMatchObject({
    name_key_fr: 'deck premium',
    name_key_es: 'deck premium',
  })
})
