import { describe, expect, it } from 'vitest'
import { BLANK_SPECIFICATION, changeSpecification, getDefaultDensity } from './specification'

describe('the density of a wood', () => {
  it('defaults to the usual density, and to a higher one for impregnated wood', () => {
    expect(getDefaultDensity({ wood: 'PCAB', treatment: 'kiln_dried' })).toBe(470)
    expect(getDefaultDensity({ wood: 'PNSY', treatment: 'kiln_dried' })).toBe(520)
    expect(getDefaultDensity({ wood: 'PNSY', treatment: 'impregnated_uc4' })).toBe(700)
    expect(getDefaultDensity(BLANK_SPECIFICATION)).toBe(BLANK_SPECIFICATION.density_kg_m3)
  })

  it.each([
    ['PSMN', 540],
    ['ABAL', 440],
    ['QCXE', 700],
    ['FASY', 710],
    ['FXEX', 700],
  ] as const)('of %s is the published one, %i', (wood, published) => {
    expect(getDefaultDensity({ wood, treatment: 'kiln_dried' })).toBe(published)
  })

  it('changes with the wood and its treatment', () => {
    const larch = changeSpecification(BLANK_SPECIFICATION, { wood: 'LADC' })
    expect(larch).toMatchObject({ wood: 'LADC', density_kg_m3: 590 })
    expect(changeSpecification(larch, { treatment: 'impregnated_uc3' }).density_kg_m3).toBe(700)
  })

  it('keeps a measured value', () => {
    const measured = changeSpecification(BLANK_SPECIFICATION, { density_kg_m3: 505 })
    expect(changeSpecification(measured, { wood: 'LADC' }).density_kg_m3).toBe(505)
  })
})
