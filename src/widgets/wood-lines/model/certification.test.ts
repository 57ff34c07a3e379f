import { describe, expect, it } from 'vitest'
import { blankSpecification, type Specification } from '@/entities/product'
import { shortOf } from './certification'
import { newLine } from './wood-line'

type Claim = Specification['certification']
const lineOf = (product: Claim, own: Claim = product) => ({
  ...newLine({ price: '' }, own),
  product_id: '0b0e7f4e-6a44-4f0c-9a37-3a4f2a3a7d10',
  specification: { ...blankSpecification, certification: product },
})

describe('a line against what the client wants certified', () => {
  it.each([
    ['pefc_certified', 'fsc_100'],
    ['none', 'fsc_100'],
    ['fsc_mix_credit', 'fsc_100'],
    ['fsc_100', 'pefc_certified'],
  ] as const)('falls short with %s of %s', (has, required) => {
    expect(shortOf(lineOf(has), required)).toBe(has)
  })

  it.each([
    ['fsc_100', 'fsc_100'],
    ['fsc_100', 'fsc_controlled_wood'],
    ['pefc_100', 'pefc_certified'],
    ['none', 'none'],
    ['fsc_100', 'none'],
  ] as const)('is enough with %s for %s', (has, required) => {
    expect(shortOf(lineOf(has), required)).toBeNull()
  })

  it('falls short though its own claim says otherwise: the wood is what it is', () => {
    expect(shortOf(lineOf('none', 'fsc_100'), 'fsc_100')).toBe('none')
  })

  it('falls short of its own claim where its wood does not carry that, whatever the client wants', () => {
    expect(shortOf(lineOf('pefc_certified', 'fsc_100'), 'none')).toBe('pefc_certified')
    expect(shortOf(lineOf('fsc_100', 'fsc_mix_credit'), 'none')).toBeNull()
  })

  it('falls short by its own claim alone where its wood is certified', () => {
    expect(shortOf(lineOf('fsc_100', 'none'), 'fsc_100')).toBe('none')
    expect(shortOf(lineOf('fsc_100', 'fsc_mix_credit'), 'fsc_100')).toBe('fsc_mix_credit')
  })

  it('is judged by its own claim where its wood is in no list', () => {
    const free = { ...lineOf('none', 'fsc_100'), product_id: null }
    expect(shortOf(free, 'fsc_100')).toBeNull()
    expect(shortOf({ ...free, certification: 'none' }, 'fsc_100')).toBe('none')
  })

  it('is not judged before it has wood', () => {
    expect(shortOf(newLine({ price: '' }), 'fsc_100')).toBeNull()
  })
})
