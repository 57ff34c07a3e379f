import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMillimetres } from '@domain/readers'
import { formatMetres, parseLength, SIZE_LIMITS } from './parse-length'
import { parseLengths } from './parse-lengths'
import { parseSection } from './parse-section'
import { parseTally } from './tally-text'

describe('a length', () => {
  it.each([
    ['4.8', 4800],
    ['4,8', 4800],
    ['4,800', 4800],
    ['4800', 4800],
    ['4 800 mm', 4800],
    ['4,800 mm', 4800],
    ['4.800 m', 4800],
    ['480 cm', 4800],
    ['48 dm', 4800],
    ['5', 5000],
    ['12.6 m', 12_600],
  ])('%s is %d mm', (text, length_mm) => expect(parseLength(text)).toEqual({ ok: true, length_mm }))

  it.each([
    ['', 'no_length'],
    ['0', 'no_length'],
    ['-3', 'no_length'],
    ['random', 'no_length'],
    ['48', 'unclear_unit'],
    ['4.8765', 'too_precise'],
    ['31 m', 'too_long'],
    ['48,000', 'too_long'],
  ])('%s is refused: %s', (text, code) => expect(parseLength(text)).toEqual({ ok: false, code }))

  it('takes the unit that its list has in common, unless it has its own', () => {
    expect(parseLength('480', { unit: 'cm' })).toEqual({ ok: true, length_mm: 4800 })
    expect(parseLength('4.8 m', { unit: 'cm' })).toEqual({ ok: true, length_mm: 4800 })
  })

  it('is in millimetres among the sizes of wood, where a whole number is no metres', () => {
    expect(parseLength('5', SIZE_LIMITS)).toEqual({ ok: true, length_mm: 5 })
    expect(parseLength('4,8', SIZE_LIMITS)).toEqual({ ok: true, length_mm: 4800 })
    expect(parseLength('250', { ...SIZE_LIMITS, millimetresFrom: 300 })).toEqual({
      ok: false,
      code: 'unclear_unit',
    })
  })
})

it.each(['4800', '4800 mm', '4\u202f800', '4,8', '4.800', '4,800', '4.8 m', '480 cm', '48 dm'])(
  '%s is the same length wherever it is read',
  (text) => {
    expect(readMillimetres(text, true)).toEqual({ ok: true, value: 4800 })
    expect(parseTally(`${text} (40)`)).toMatchObject({ tally: [{ length_mm: 4800, pcs: 40 }] })
  },
)

it.each([
  ['3.0-5.4', 3000, 5400],
  ['3-5.4 m', 3000, 5400],
  ['3000-5400 mm', 3000, 5400],
  ['300-540 cm', 3000, 5400],
  ['30-54 dm', 3000, 5400],
  ['0.2-0.4 m', 200, 400],
])('%s is a range wherever it is read', (text, from_mm, to_mm) => {
  const lengths = { kind: 'range', from_mm, to_mm, average_mm: null }
  expect(parseLengths(text)).toMatchObject({ lengths, rest: '' })
  expect(parseSection(`47x150 ${text}`)).toMatchObject({ section: { lengths }, rest: '' })
})

it.each([
  ['47x150x4.8', 4800],
  ['47x150x4.8 m 30 pcs', 4800],
  ['47x150x4,800', 4800],
  ['47x150x4800', 4800],
  ['47x150x250', 250],
  ['47x150x4.8765', null],
  ['47x150x31.5', null],
])('the length of %s is %j mm', (text, length_mm) => {
  expect(parseSection(text).section).toMatchObject({ length_mm })
})

it('a whole number is in millimetres from 300 on, and of an unclear unit below', () => {
  const items = [480, 510].map((length_mm) => ({ length_mm, count: null }))
  expect(parseLengths('480/510')).toMatchObject({ lengths: { kind: 'several', items } })
  for (const text of ['250/280', '48/51', '4/5']) expect(parseLengths(text), text).toBeNull()
})

it('a length is read back as it is formatted, alone and among sizes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000 }), (length_mm) => {
      const text = formatMetres(length_mm)
      expect(parseLength(text)).toEqual({ ok: true, length_mm })
      expect(parseLength(text, SIZE_LIMITS)).toEqual({ ok: true, length_mm })
    }),
  )
})
