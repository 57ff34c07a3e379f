import { describe, expect, it } from 'vitest'
import { getLanguageNumberForm, createNumberForm } from './number-form'
import { detectNumberForm, normalizeNumberMarks } from './normalize-number-marks'

describe('normalizeNumberMarks', () => {
  it.each([
    ['en', '1,250 lm', '1250 lm'],
    ['en', '1.250 lm', '1.25 lm'],
    ['en', '1.085 £', '1.0850 £'],
    ['en', '1.000 pcs', '1 pcs'],
    ['es', 'pino C24 18x1.220x2.440 1.250 m', 'pino C24 18x1220x2440 1250 m'],
    ['lt', '12,672 m3', '12.6720 m3'],
    ['fr', 'pin C24 250,125 m3', 'pin C24 250.1250 m3'],
    ['en', 'pine 22×100×800 100,000 lm', 'pine 22×100×800 100000 lm'],
  ])('in %s changes %s to %s', (locale, text, settled) => {
    expect(normalizeNumberMarks(text, getLanguageNumberForm(locale))).toBe(settled)
  })

  it.each([
    'pine C24 50x150x4500 8pk',
    '0,385 €/m',
    '1 250,500 m3',
    '1.234,567',
    '1,234,567.5',
    'ref. 4407.11.90',
    '12.11.2026',
    'a, b, 1,5',
    '47 100',
  ])('keeps unambiguous numbers: %s', (text) => {
    expect(normalizeNumberMarks(text, getLanguageNumberForm('en'))).toBe(text)
    expect(normalizeNumberMarks(text, getLanguageNumberForm('es'))).toBe(text)
  })

  it('keeps marks that the language does not use, and all marks of an unknown language', () => {
    expect(normalizeNumberMarks('1.250 lm', getLanguageNumberForm('lt'))).toBe('1.250 lm')
    expect(normalizeNumberMarks('3,200 lm', {})).toBe('3,200 lm')
  })
})

describe('the form of texts from one source', () => {
  it.each([
    [['1.250', '12,5'], ','],
    [['1.250', '0.385'], '.'],
    [['3,200 lm', '1,234.5 m3'], '.'],
    [['1.250', '2.400.000'], ','],
    [['1,250', '1 200,5'], ','],
    [['312.5 €/m³'], '.'],
  ] as const)('of %j follows from the unambiguous numbers', (texts, decimal) => {
    expect(detectNumberForm(texts)).toEqual(createNumberForm(decimal))
  })

  it.each([[['1.250', '3.200']], [['1.250', '40', '1 200']], [['12,5', '12.5', '1.250']], [[]]])(
    'of %j is not known',
    (texts) => {
      expect(detectNumberForm(texts)).toBeNull()
    },
  )
})
