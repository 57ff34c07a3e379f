import { expect, it } from 'vitest'
import type { components } from '@contract/schema'
import { LENGTH_WORDS } from './format-lengths'
import { translateProductName } from './product-name'

type Specification = components['schemas']['Specification']

const words = {
  wood: (wood: string, form: string | null) => `[${[wood, form].filter(Boolean).join(' ')}]`,
  treatment: (treatment: string) => `[${treatment}]`,
  colour: (colour: string) => `[${colour}]`,
  lengths: LENGTH_WORDS.fr,
}

const translate = (name: string, specification: Partial<Specification>) =>
  translateProductName(
    {
      name,
      specification: {
        wood: 'PCAB',
        treatment: 'kiln_dried',
        quality: 'SF',
        treatment_color: null,
        color: null,
        ...specification,
      } as Specification,
    },
    words,
  )

const decking = {
  wood: 'PNSY',
  treatment: 'impregnated_uc4',
  quality: 'V',
  treatment_color: 'brown',
} as const

it('a name that repeats its specification is translated, and keeps its dimensions', () => {
  expect(translate('Spruce KD SF 47x100x4800', {})).toBe('[PCAB] [kiln_dried] SF 47x100x4800')
  expect(translate('Spruce C24 KD 45x170x5400', { quality: 'C24' })).toBe(
    '[PCAB] C24 [kiln_dried] 45x170x5400',
  )
  expect(translate('Pine decking UC4 brown 28x145x4200', decking)).toBe(
    '[PNSY decking] [impregnated_uc4] [brown] 28x145x4200',
  )
  expect(translate('Spruce planed S4S 21x95x4200', {})).toBe('[PCAB planed] 21x95x4200')
})

it.each([
  ['with a word of its own', 'Spruce KD SF Nordic 47x100x4800', {}],
  ['of another wood than its specification', 'Pine KD SF 47x100x4800', {}],
  ['of another treatment than its specification', 'Spruce UC4 SF 47x100x4800', {}],
  ['of another colour than its specification', 'Pine decking UC4 green 28x145x4200', decking],
  ['in another language', 'Épicéa KD SF 47x100x4800', {}],
  ['without a species in its specification', 'Spruce KD SF', { wood: null }],
])('a name %s is shown as typed', (_, name, specification) => {
  expect(translate(name, specification)).toBe(name)
})

const range = { kind: 'range', from_mm: 3000, to_mm: 5400, average_mm: null } as const

it('mixed lengths are written in the reader’s language', () => {
  expect(translate('Spruce KD SF 47x150 3.0-5.4 m', { lengths: range })).toBe(
    '[PCAB] [kiln_dried] SF 47x150 3,0–5,4 m',
  )
  expect(translate('Random boards', { lengths: range })).toBe('Random boards 3,0–5,4 m')
})

it('the lengths of a line are named in place of its product’s', () => {
  const items = [
    { length_mm: 3900, count: 4 },
    { length_mm: 4200, count: 8 },
  ]
  const lengths = { kind: 'several', counted_in: 'pack', items } as const
  expect(translate('Spruce KD SF 47x150 3.0-5.4 m', { lengths })).toBe(
    '[PCAB] [kiln_dried] SF 47x150 3,9 (4 colis) 4,2 (8 colis)',
  )
  expect(translate('Spruce KD SF 47x150', { lengths })).toBe(
    '[PCAB] [kiln_dried] SF 47x150 3,9 (4 colis) 4,2 (8 colis)',
  )
})

it('a name keeps lengths that its specification does not have', () => {
  expect(translate('Spruce KD SF 47x150 3.0-5.4 m', {})).toBe(
    '[PCAB] [kiln_dried] SF 47x150 3.0-5.4 m',
  )
})
