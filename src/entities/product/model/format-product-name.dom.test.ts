import { beforeAll, expect, it } from 'vitest'
import { loadTexts, startI18n } from '@/shared/i18n'
import texts from '../i18n/fr.json'
import {
  formatMixedPieces,
  formatProductName,
  formatWoodName,
  keepCountsWhole,
} from './format-product-name'
import { BLANK_SPECIFICATION } from './specification'

beforeAll(async () => {
  await startI18n({ shell: async () => ({ 'entities/product': texts }), page: async () => ({}) })
  await loadTexts('fr', 'entities/product')
})

const decking = {
  ...BLANK_SPECIFICATION,
  wood: 'PNSY',
  treatment: 'impregnated_uc4',
  treatment_color: 'brown',
} as const

it('a product is named in the reader’s language', () => {
  expect(
    formatProductName({ name: 'Pine decking UC4 brown 28x145x4200', specification: decking }, 'fr'),
  ).toBe('Lame de terrasse pin classe 4 brun 28x145x4200')
})

it('a product keeps the name that a company has given it', () => {
  expect(
    formatWoodName({ product_name: 'Deck Premium 28x145', specification: decking }, 'fr'),
  ).toBe('Deck Premium 28x145')
})

it.each([
  ['47x150 3.9 (40) 4.2 (60)', '47x150 3.9\u00a0(40) 4.2\u00a0(60)'],
  ['47x150 3.9 (4 pk)', '47x150 3.9\u00a0(4\u00a0pk)'],
  ['47x150 3,9 (12 paq.)', '47x150 3,9\u00a0(12\u00a0paq.)'],
  ['47x150 3.0–5.4 m (avg 4.2)', '47x150 3.0–5.4 m (avg 4.2)'],
])('a line does not break between a length and its count in “%s”', (text, whole) => {
  expect(keepCountsWhole(text)).toBe(whole)
})

it('a pack lists its pieces if its lengths are not those of its product', () => {
  const tally = [
    { length_mm: 3900, pcs: 40 },
    { length_mm: 4200, pcs: 60 },
  ]
  expect(formatMixedPieces({ tally }, { length_mm: 4200 }, 'fr')).toBe(
    '3,9\u00a0(40) 4,2\u00a0(60)',
  )
  expect(formatMixedPieces({ tally: tally.slice(1) }, { length_mm: null }, 'fr')).toBe(
    '4,2\u00a0(60)',
  )
  expect(formatMixedPieces({ tally: tally.slice(1) }, { length_mm: 4200 }, 'fr')).toBeNull()
  expect(formatMixedPieces({}, { length_mm: null }, 'fr')).toBeNull()
})
