import { beforeAll, expect, it } from 'vitest'
import { startI18n } from '@/shared/i18n'
import { createNamedProduct } from '../test-files/read-test-file'
import { indexProducts, matchProduct } from './match-product'

beforeAll(() =>
  startI18n(
    {
      shell: async () => ({
        'entities/product': {
          name: { wood: { PCAB: 'Épicéa' }, treatment: { kiln_dried: 'séché' } },
        },
      }),
      page: async () => ({}),
    },
    'fr',
  ),
)

it.each(['Spruce KD 47x100x4800', 'Épicéa séché 47x100x4800'])(
  'the product %s is found by its stored name and by its name in the reader’s language',
  (name) => {
    const { specification, ...named } = createNamedProduct('Spruce KD 47x100x4800')
    const product = {
      ...named,
      specification: { ...specification, treatment: 'kiln_dried' as const },
    }
    expect(
      matchProduct(indexProducts([product]), (column) => (column === 'product' ? name : null)),
    ).toEqual({ kind: 'one', product })
  },
)

it('a product of mixed lengths is found by its section and lengths', () => {
  const named = createNamedProduct('Random spruce')
  const product = {
    ...named,
    specification: {
      ...named.specification,
      wood: 'PCAB' as const,
      thickness_mm: 47,
      width_mm: 150,
      length_mm: null,
      lengths: { kind: 'range', from_mm: 3000, to_mm: 5400, average_mm: null } as const,
    },
  }
  const match = (cells: Readonly<Record<string, string>>) =>
    matchProduct(indexProducts([product]), (column) => cells[column] ?? null)
  expect(match({ product: 'Spruce 47x150 3.0-5.4 m' })).toEqual({ kind: 'one', product })
  expect(match({ product: 'Spruce', thickness: '47', width: '150', length: '3,0-5,4' })).toEqual({
    kind: 'one',
    product,
  })
  expect(match({ product: 'Spruce 47x150 3.0-4.8 m' })).toMatchObject({ kind: 'none' })
})
