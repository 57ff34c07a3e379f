import { describe, expect, it } from 'vitest'
import { describeSpecification } from '@/entities/product'
import { findAmbiguousNumber, parseWood } from './parse-wood'

const read = (text: string) => {
  const written = parseWood(text)
  if (!written) return null
  const { specification: s, quantity, unit, words, unclear, unknown } = written
  const size = [s.thickness_mm, s.width_mm, s.length_mm, s.diameter_mm]
  const { wood, treatment, profile, quality, certification } = s
  return {
    wood,
    size,
    treatment,
    profile,
    quality,
    certification,
    quantity,
    unit,
    words,
    unclear,
    unknown,
  }
}

describe('wood written in one go', () => {
  it.each([
    [
      'Pine 50x150x4500 8pk',
      { wood: 'PNSY', size: [50, 150, 4500, null], quantity: '8', unit: 'pack', quality: '' },
    ],
    [
      'Larch AD A/B 27 x 143 x 4,0, 12,5 m3',
      { wood: 'LADC', treatment: 'air_dried', quality: 'A/B', quantity: '12.5', unit: 'm3' },
    ],
    [
      '120 pcs 47×100×4800 épicéa C24',
      { wood: 'PCAB', quality: 'C24', quantity: '120', unit: 'pcs' },
    ],
    ['pušis 50x150x4500 8 pakai', { wood: 'PNSY', quantity: '8', unit: 'pack' }],
    ['eglinės lentos 22x100x4000 6 pak', { wood: 'PCAB', quantity: '6', unit: 'pack' }],
    ['sapin du Nord 38x225x5100', { wood: 'PCAB', quantity: null, unit: null }],
    ['Douglas fir 60x200x6000 3 paquetes', { wood: 'PSMN', quantity: '3', unit: 'pack' }],
    [
      'pino Ø80x2500 200 piezas',
      { wood: 'PNSY', size: [null, null, 2500, 80], quantity: '200', unit: 'pcs' },
    ],
    ['Pine UC4 50x150x4500 8pk', { wood: 'PNSY', treatment: 'impregnated_uc4', quality: '' }],
    ['Pine FSC 100% 50x150x4500 8pk', { wood: 'PNSY', certification: 'fsc_100', quality: '' }],
    [
      'Spruce C24 PEFC certified 50x150x4500 8pk',
      { certification: 'pefc_certified', quality: 'C24' },
    ],
  ] as const)('reads %j', (text, expected) => {
    expect(read(text)).toMatchObject({ ...expected, unclear: null, unknown: [] })
  })

  it('has search words without the quantity', () => {
    expect(read('Pine KD SF 50x150x4500 8pk')?.words).toBe('Pine KD SF 50x150x4500')
  })

  it('has the density of its wood, higher after impregnation', () => {
    expect(parseWood('oak 27x143x2500')?.specification.density_kg_m3).toBe(700)
    expect(parseWood('Pine UC4 50x150x4500')?.specification.density_kg_m3).toBe(700)
  })

  it.each([
    [
      'larch 21x121 350m2',
      {
        wood: 'LADC',
        size: [21, 121, null, null],
        quantity: '350',
        unit: 'm2',
        words: 'larch 21x121',
      },
    ],
    ['larch 21x121 350 m2', { size: [21, 121, null, null], quantity: '350', unit: 'm2' }],
    [
      'Thermowood pine 26x117 900 lm',
      {
        wood: 'PNSY',
        treatment: 'thermally_modified',
        size: [26, 117, null, null],
        quantity: '900',
        unit: 'lm',
      },
    ],
    [
      'Spruce T&G 19x121x4200 6pk',
      { wood: 'PCAB', profile: 'tongue_and_groove', size: [19, 121, 4200, null], unit: 'pack' },
    ],
    ['larch decking 28x145x4000 120 pcs', { wood: 'LADC', profile: 'decking', quantity: '120' }],
    ['maumedžio terasinė lenta 28x145x4000', { wood: 'LADC', profile: 'decking' }],
    ['épicéa raboté bouveté 19x121', { wood: 'PCAB', unclear: 'words', unknown: ['bouveté'] }],
  ] as const)('keeps the sizes of %j, which may be of no product', (text, expected) => {
    expect(read(text)).toMatchObject({ unclear: null, ...expected })
  })

  it('keeps the sizes of a missing or ambiguous wood without assumptions', () => {
    const size = [47, 100, 4800, null]
    expect(read('47x100x4800 8pk')).toMatchObject({
      wood: null,
      treatment: null,
      size,
      quantity: '8',
      unclear: 'wood',
    })
    expect(read('sapin 47x100x4800 8pk')).toMatchObject({
      wood: null,
      treatment: null,
      size,
      quantity: '8',
      unclear: 'words',
      unknown: ['sapin'],
    })
  })

  it.each(['', 'pine', 'spruce 47 100', '6pk'])(
    'cannot read %j: the dimensions are missing',
    (text) => {
      expect(parseWood(text)).toBeNull()
    },
  )
})

describe('the pieces per pack written with the wood', () => {
  it.each([
    'Pine KD C24 50x150x4500 8pk 72/pk',
    'Pine KD C24 50x150x4500, 8pk, 72 pcs/pk',
    '8 packs of 72 pine KD C24 50x150x4500',
    'pin KD C24 50x150x4500 8 colis, 72 pièces par colis',
    'pušis KD C24 50x150x4500 8 pakai po 72 vnt.',
    'pino KD C24 50x150x4500 72 uds. por paquete 8 paquetes',
  ])('of %j are its own, and the packs are counted', (text) => {
    expect(read(text)).toMatchObject({
      wood: 'PNSY',
      quality: 'C24',
      quantity: '8',
      unit: 'pack',
      unclear: null,
    })
    expect(parseWood(text)?.specification.pcs_per_pack).toBe(72)
    expect(parseWood(text)?.words).toMatch(/^(pine|pin|pušis|pino) KD C24 50x150x4500$/i)
  })

  it('are not the metres of wood in each pack', () => {
    const text = 'pine C24 50x150x6000 8 packs of 6 m'
    expect(parseWood(text)?.specification.pcs_per_pack).toBeNull()
    expect(read(text)).toMatchObject({ unclear: 'amount', unknown: [] })
  })

  it('are unclear if written twice', () => {
    expect(read('72/pk pine 50x150x4500 96/pk')).toMatchObject({
      unclear: 'words',
      unknown: ['96/pk'],
    })
  })
})

describe('a description that may mean something else', () => {
  it.each([
    ['TEAK 33x177x4444 8pcs', ['TEAK']],
    ['BIRCH 33x177x4444 8pcs', ['BIRCH']],
    ['WRC 33x177x4444 8pcs', ['WRC']],
    ['PLEASE SEND 50x150x4500 8pk', ['PLEASE', 'SEND']],
    ['RED OAK 33x177x4444 8pcs', ['RED']],
    ['PITCH PINE 33x177x4444 8pcs', ['PITCH']],
    ['SPRUCE GREEN 33x177x4444 8pcs', ['GREEN']],
    ['SPRUCE IMP 33x177x4444 8pcs', ['IMP']],
    ['PINE FSC 33x177x4444 8pcs', ['FSC']],
    ['PINE PEFC 33x177x4444 8pcs', ['PEFC']],
    ['Pine KD HT 33x177x4444 8pcs', ['HT']],
    ['Pine C24 V 33x177x4444 8pcs', ['V']],
    ['Pine 33x177x4444 192', ['192']],
    ['Pine 33x177x4444 22x100x4000 6pk', ['22x100x4000']],
    ['abeto 33x177x4444 8pcs', ['abeto']],
    ['sapin 33x177x4444 8pcs', ['sapin']],
    ['fir 33x177x4444 8pcs', ['fir']],
    ['spruce pine 33x177x4444 8pcs', ['spruce', 'pine']],
  ])(
    'has words in %j that are not understood, and none of them becomes a grade',
    (text, unknown) => {
      expect(read(text)).toMatchObject({ unclear: 'words', unknown })
      for (const word of unknown) expect(read(text)?.quality).not.toContain(word)
    },
  )

  it('names no wood with only a size and an amount', () => {
    expect(read('22x100x4000 6pk')).toMatchObject({
      unclear: 'wood',
      size: [22, 100, 4000, null],
      quantity: '6',
      unit: 'pack',
    })
  })

  it.each([
    ['Pine 20,5x177x4444 8pcs', [null, 177, 4444, null]],
    ['Pine 20x177.5x4444 8pcs', [20, null, 4444, null]],
    ['Pine 47x100x4 8pcs', [47, 100, null, null]],
    ['Pine Ø80x2 8pcs', [null, null, null, 80]],
    ['Pine 0x150x4500 8pk', [null, 150, 4500, null]],
  ])('omits the size of %j that is not in whole millimetres or too short', (text, size) => {
    expect(read(text)).toMatchObject({ unclear: 'size', size })
  })

  it.each(['2 packs pine 33x177x4444 192 pcs', 'pine 33x177x4444 192 pcs 2 packs'])(
    'reads neither of the two amounts in %j',
    (text) => {
      expect(read(text)).toMatchObject({
        unclear: 'amount',
        quantity: null,
        unit: null,
        words: 'pine 33x177x4444',
      })
    },
  )
})

it.each([
  ['pine 50x150x4500 1.250 m3', '1.250'],
  ['1,250 pcs pine 50x150x4500', '1,250'],
  ['pin 50x150x4500 3 100,001 m3', null],
  ['3 000 100,001 m3 pin 50x150x4500', null],
  ['pine 50x150x4,500 8pk', null],
])('the number of %j that could be thousands or decimals is read as %j', (text, open) => {
  expect(findAmbiguousNumber(text)).toBe(open)
})

describe('mixed lengths', () => {
  const several = (counts: Readonly<Record<number, number | null>>, counted_in: 'pack' | null) => ({
    kind: 'several' as const,
    counted_in,
    items: Object.entries(counts).map(([mm, count]) => ({ length_mm: Number(mm), count })),
  })

  it.each([
    [
      'spruce 47x150 3.0-5.4 m 30 m3',
      { kind: 'range', from_mm: 3000, to_mm: 5400, average_mm: null },
      { quantity: '30', unit: 'm3' },
    ],
    [
      'épicéa KD 47x150 3,0–5,4 m (moy. 4,2) 30 m3 72/colis',
      { kind: 'range', from_mm: 3000, to_mm: 5400, average_mm: 4200 },
      { quantity: '30', unit: 'm3', treatment: 'kiln_dried' },
    ],
    [
      'spruce 47x150 3.9/4.2/4.8 12pk',
      several({ 3900: null, 4200: null, 4800: null }, null),
      { quantity: '12', unit: 'pack' },
    ],
    [
      'eglė 47x150 3,9 (4 pak.) 4,2 (8 pak.) 12 pak.',
      several({ 3900: 4, 4200: 8 }, 'pack'),
      { quantity: '12', unit: 'pack' },
    ],
    [
      '12 pk spruce C24 47x150x3.9/4.2',
      several({ 3900: null, 4200: null }, null),
      { quantity: '12', unit: 'pack', quality: 'C24' },
    ],
  ])('are read in %j', (text, lengths, expected) => {
    expect(read(text)).toMatchObject({ ...expected, wood: 'PCAB', unclear: null })
    expect(parseWood(text)?.specification).toMatchObject({ length_mm: null, lengths })
  })

  it('are read back from the words of the line', () => {
    const written = parseWood('spruce KD C24 47x150 3.9 (4 pk) 4.2 (8 pk)')?.specification
    const words = written && describeSpecification(written)
    expect(words).toContain('47×150 3.9 (4 pk) 4.2 (8 pk)')
    expect(parseWood(words ?? '')?.specification.lengths).toEqual(written?.lengths)
  })

  it('are no part of the product search, because a product holds many', () => {
    expect(read('spruce KD 47x150 3.0-5.4 m 30 m3')?.words).toBe('spruce KD 47x150')
  })
})
