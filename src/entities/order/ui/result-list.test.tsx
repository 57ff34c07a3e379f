import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startI18n, switchLanguage } from '@/shared/i18n'
import enProductTexts from '../../product/i18n/en.json'
import frProductTexts from '../../product/i18n/fr.json'
import type { BasketResult } from '../api/basket'
import enTexts from '../i18n/en.json'
import frTexts from '../i18n/fr.json'
import { ResultList } from './result-list'

const texts = {
  en: { 'entities/order': enTexts, 'entities/product': enProductTexts },
  fr: { 'entities/order': frTexts, 'entities/product': frProductTexts },
}

beforeEach(async () => {
  await startI18n(
    { shell: async (language) => texts[language === 'fr' ? 'fr' : 'en'], page: async () => ({}) },
    'fr',
  )
  await switchLanguage('fr')
})
afterEach(cleanup)

const specification: NonNullable<BasketResult['specification']> = {
  wood: 'PCAB',
  profile: 'sawn',
  quality: 'SF',
  treatment: 'kiln_dried',
  treatment_color: null,
  color: null,
  thickness_mm: 47,
  width_mm: 150,
  length_mm: 4800,
  diameter_mm: null,
  taper_mm_per_m: null,
  humidity_percent: 18,
  packaging: 'strapped',
  pcs_per_pack: 77,
  m3_per_pack: null,
  pack_width_mm: null,
  pack_height_mm: null,
  group: null,
  category: 'softwood_boards',
  certification: 'none',
  hs_code: null,
  density_kg_m3: 470,
}

const reserved: BasketResult = {
  outcome: 'reserved',
  asked: null,
  name: 'Spruce KD SF 47x150x4800',
  specification,
  packs: 2,
  pcs: 154,
  m3: '5.211',
  location: 'LTKLJ',
  line_id: null,
  matches: [],
  difference: null,
}

it.each([
  ['reserved wood', null, /^Épicéa KD SF 47x150x4800 : réservation de 2 colis/],
  [
    'a typed barcode',
    'TD24010767',
    /^TD24010767 \(Épicéa KD SF 47x150x4800\) : réservation de 2 colis/,
  ],
  [
    'an English name',
    'spruce kd sf 47x150x4800',
    /^Épicéa KD SF 47x150x4800 : réservation de 2 colis/,
  ],
])('a result names %s in the reader’s language', (_, asked, text) => {
  render(<ResultList results={[{ ...reserved, asked }]} />)
  expect(screen.getByText(text)).toBeTruthy()
})

it('a result says that the price has changed, with its unit', () => {
  const difference: BasketResult['difference'] = {
    line: 1,
    before: '300.00',
    now: '310.00',
    price_unit: 'm3',
    percent: '3.33',
    is_discounted: false,
    source: 'price_list',
    number: null,
    date: '2026-11-01',
  }
  render(<ResultList results={[{ ...reserved, difference }]} />)
  expect(
    screen.getByText(/Le prix est maintenant de 310,00 € par m³ ; il était de 300,00 € \(HT\)\.$/),
  ).toBeTruthy()
})
