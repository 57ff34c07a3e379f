import { describe, expect, it } from 'vitest'
import type { Schemas } from '@/shared/api'
import { getLanguageNumberForm } from '@domain/numbers'
import { createWoodLine } from './wood-line'
import {
  findAmbiguousPrice,
  findAmbiguousQuantity,
  findQuantityProblem,
  reparsePrices,
  setPriceText,
  setQuantityText,
  setUnitText,
} from './edit-line'

const cladding: Schemas['Specification'] = {
  wood: 'LADC',
  profile: 'sawn',
  quality: 'A/B',
  treatment: 'kiln_dried',
  treatment_color: null,
  color: null,
  thickness_mm: 27,
  width_mm: 146,
  length_mm: 4000,
  diameter_mm: null,
  taper_mm_per_m: null,
  humidity_percent: null,
  packaging: 'strapped',
  pcs_per_pack: 104,
  m3_per_pack: null,
  group: null,
  category: 'softwood_boards',
  certification: 'none',
  hs_code: null,
  density_kg_m3: 590,
}
const line = { ...createWoodLine({ price: '' }), specification: cladding, unit: 'm2' as const }

describe('the quantity of a line', () => {
  it('is not parsed again, although it may look like thousands', () => {
    expect(findQuantityProblem({ ...line, quantity: '242.944' })).toBeNull()
    expect(findQuantityProblem({ ...line, unit: 'lm', quantity: '1.664' })).toBeNull()
  })

  it.each([
    ['en', '1,250 m3', '1250'],
    ['en', '1.250 m3', '1.25'],
    ['es', '1.250 m3', '1250'],
    ['es', '1,250 m3', '1.25'],
    ['lt', '1 250 m3', '1250'],
    ['fr', '0.385 m3', '0.385'],
  ])('typed in %s as %s is %s', (language, text, quantity) => {
    const written = setQuantityText(line, text, getLanguageNumberForm(language))
    expect([written.quantity, written.unit]).toEqual([quantity, 'm3'])
  })

  it.each(['1.200', '1,200', '3.200 lm'])(
    'that is ambiguous, %s, is not parsed as either number',
    (text) => {
      const written = setQuantityText(line, text)
      expect(written.quantity.trim()).toBe(text)
      expect(findQuantityProblem(written)).toBe('ambiguous_number')
      expect(findAmbiguousQuantity(written)).toBe(text.replace(' lm', ''))
    },
  )

  it.each([
    ['0', 'not_above_zero'],
    ['-5 m3', 'not_above_zero'],
    ['many', 'no_number'],
  ])('typed as %s stays as it was typed', (text, why) => {
    const written = setQuantityText(line, text)
    expect(written.quantity).toBe(text)
    expect(findQuantityProblem(written)).toBe(why)
  })

  it.each(['1.5 pcs', '1,5 pk', '0.5 pack'])(
    'typed as %s is a fraction of a piece or a pack, until its unit is measured',
    (text) => {
      const written = setQuantityText(line, text)
      expect(findQuantityProblem(written)).toBe('not_whole')
      expect(findQuantityProblem(setUnitText(written, 'm3'))).toBeNull()
      expect(findQuantityProblem(setQuantityText(written, '2.0'))).toBeNull()
    },
  )
})

describe('the price of a line', () => {
  const parsePriced = (text: string, language?: string) =>
    reparsePrices(
      setPriceText(line, {
        name: 'price',
        text,
        form: language === undefined ? undefined : getLanguageNumberForm(language),
      }),
      'EUR',
    )

  it.each([
    ['en', '1,250', '1250.00'],
    ['es', '1.250', '1250.00'],
    ['fr', '1 250', '1250.00'],
  ])('typed in %s as %s is %s', (language, text, price) => {
    expect(parsePriced(text, language).prices.price).toBe(price)
  })

  it.each(['1.250', '1,250 €/m²'])(
    'that is ambiguous, %s, is not parsed as either number',
    (text) => {
      expect(findAmbiguousPrice(parsePriced(text).prices.price, 'EUR', 'm2')).toBe(text.slice(0, 5))
      expect(parsePriced(text).prices.price.trim()).toBe(text)
    },
  )

  it('keeps its meaning in the input language until the currency fits', () => {
    const written = parsePriced('£1,250', 'en')
    expect(reparsePrices(written, 'GBP').prices.price).toBe('1250.00')
  })
})

describe('the unit of a line', () => {
  it.each([
    ['pk', 'pack'],
    ['pcs.', 'pcs'],
    ['vnt', 'pcs'],
    ['Colis', 'pack'],
    ['m³', 'm3'],
    ['', 'm2'],
  ] as const)('pasted as "%s" is %s', (text, unit) => {
    const written = setUnitText({ ...line, quantity: '6' }, text)
    expect([written.quantity, written.unit, findQuantityProblem(written)]).toEqual([
      '6',
      unit,
      null,
    ])
  })

  it('is reported at the quantity if unknown, and kept', () => {
    const written = setUnitText({ ...line, quantity: '6' }, 'xyz')
    expect([written.quantity, findQuantityProblem(written)]).toEqual(['6 xyz', 'unknown_unit'])
  })
})
