import { describe, expect, it } from 'vitest'
import type { Schemas } from '@/shared/api'
import { newLine, quantityProblem, writeQuantity, writeUnit, type LineDraft } from './line-draft'

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
const line: LineDraft = { ...newLine(), specification: cladding, unit: 'm2' }

describe('the quantity of a line', () => {
  it('that was read is not judged again, though it may look like thousands', () => {
    expect(quantityProblem({ ...line, quantity: '242.944' })).toBeNull()
    expect(quantityProblem({ ...line, unit: 'lm', quantity: '1.664' })).toBeNull()
  })

  it.each(['1.200', '1,200'])('typed as %s, which could be two numbers, is neither', (text) => {
    const written = writeQuantity(line, text, cladding)
    expect(written.quantity).toBe('1,200')
    expect(quantityProblem(written)).toBe('ambiguous_number')
  })

  it.each([
    ['0', 'not_above_zero'],
    ['many', 'no_number'],
  ])('typed as %s stays as it was typed', (text, why) => {
    const written = writeQuantity(line, text, cladding)
    expect(written.quantity).toBe(text)
    expect(quantityProblem(written)).toBe(why)
  })

  it.each(['1.5 pcs', '1,5 pk', '0.5 pack'])('typed as %s breaks a piece or a pack, until its unit is measured', (text) => {
    const written = writeQuantity(line, text, cladding)
    expect(quantityProblem(written)).toBe('not_whole')
    expect(quantityProblem(writeUnit(written, 'm3'))).toBeNull()
    expect(quantityProblem(writeQuantity(written, '2.0', cladding))).toBeNull()
  })
})

describe('the unit of a line', () => {
  it.each([['pk', 'pack'], ['pcs.', 'pcs'], ['vnt', 'pcs'], ['Colis', 'pack'], ['m³', 'm3'], ['', 'm2']] as const)('pasted as "%s" is %s', (text, unit) => {
    const written = writeUnit({ ...line, quantity: '6' }, text)
    expect([written.quantity, written.unit, quantityProblem(written)]).toEqual(['6', unit, null])
  })

  it('that nobody knows is told at the quantity, with nothing lost', () => {
    const written = writeUnit({ ...line, quantity: '6' }, 'xyz')
    expect([written.quantity, quantityProblem(written)]).toEqual(['6 xyz', 'unknown_unit'])
  })
})
