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
  'finds the product %s by its stored name and by its name in the reader’s language',
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
