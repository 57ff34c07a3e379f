import { describe, expect, it } from 'vitest'
import { BLANK_SPECIFICATION, type Specification } from '@/entities/product'
import { findMissingClaim } from './certification'
import { createWoodLine } from './wood-line'

type Claim = Specification['certification']
const createLine = (productClaim: Claim, lineClaim: Claim = productClaim) => ({
  ...createWoodLine({ price: '' }, lineClaim),
  product_id: '0b0e7f4e-6a44-4f0c-9a37-3a4f2a3a7d10',
  specification: { ...BLANK_SPECIFICATION, certification: productClaim },
})

describe('the certification of a line, compared with the client’s requirement', () => {
  it.each([
    ['pefc_certified', 'fsc_100'],
    ['none', 'fsc_100'],
    ['fsc_mix_credit', 'fsc_100'],
    ['fsc_100', 'pefc_certified'],
  ] as const)('is insufficient with %s for %s', (claim, required) => {
    expect(findMissingClaim(createLine(claim), required)).toBe(claim)
  })

  it.each([
    ['fsc_100', 'fsc_100'],
    ['fsc_100', 'fsc_controlled_wood'],
    ['pefc_100', 'pefc_certified'],
    ['none', 'none'],
    ['fsc_100', 'none'],
  ] as const)('is sufficient with %s for %s', (claim, required) => {
    expect(findMissingClaim(createLine(claim), required)).toBeNull()
  })

  it('is insufficient by its product, whatever the line claims', () => {
    expect(findMissingClaim(createLine('none', 'fsc_100'), 'fsc_100')).toBe('none')
  })

  it('is insufficient if the product does not carry the line’s claim, whatever the client requires', () => {
    expect(findMissingClaim(createLine('pefc_certified', 'fsc_100'), 'none')).toBe('pefc_certified')
    expect(findMissingClaim(createLine('fsc_100', 'fsc_mix_credit'), 'none')).toBeNull()
  })

  it('is insufficient only by its own claim if the product is certified', () => {
    expect(findMissingClaim(createLine('fsc_100', 'none'), 'fsc_100')).toBe('none')
    expect(findMissingClaim(createLine('fsc_100', 'fsc_mix_credit'), 'fsc_100')).toBe(
      'fsc_mix_credit',
    )
  })

  it('is checked by its own claim without a product', () => {
    const free = { ...createLine('none', 'fsc_100'), product_id: null }
    expect(findMissingClaim(free, 'fsc_100')).toBeNull()
    expect(findMissingClaim({ ...free, certification: 'none' }, 'fsc_100')).toBe('none')
  })

  it('is not checked without wood', () => {
    expect(findMissingClaim(createWoodLine({ price: '' }), 'fsc_100')).toBeNull()
  })
})
