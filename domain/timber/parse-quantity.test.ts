import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Unit } from './dimensions'
import { parseQuantity } from './parse-quantity'
import { createBoard, createPole } from './samples'

const any = createBoard(null, null, null)

it.each<[string, string, Unit | null]>([
  ['40m3', '40', 'm3'],
  ['40,5 m³', '40.5', 'm3'],
  ['120 pcs', '120', 'pcs'],
  ['5 packs', '5', 'pack'],
  ['6pk', '6', 'pack'],
  ['1 200,5 lm', '1200.5', 'lm'],
  ['1 200,5 m', '1200.5', 'lm'],
  ['40', '40', null],
  ['1,200.5 m2', '1200.5', 'm2'],
  ['1.200,5 m2', '1200.5', 'm2'],
  ["1'200 sqm", '1200', 'm2'],
  ['33.7500 m3', '33.75', 'm3'],
  ['0,750 m3', '0.75', 'm3'],
  ['1.0 pcs', '1', 'pcs'],
  ['1,000,000 pcs', '1000000', 'pcs'],
  ['12 pièces', '12', 'pcs'],
  ['8 paquets', '8', 'pack'],
  ['3 colis', '3', 'pack'],
  ['25 mètres cubes', '25', 'm3'],
  ['350 mètres linéaires', '350', 'lm'],
  ['90 mètres carrés', '90', 'm2'],
  ['350 ml', '350', 'lm'],
  ['350 bm', '350', 'lm'],
  ['14 pakų', '14', 'pack'],
  ['2 ryšuliai', '2', 'pack'],
  ['300 vienetų', '300', 'pcs'],
  ['18 kub. m', '18', 'm3'],
  ['700 bėg. m', '700', 'lm'],
  ['55 kv. m', '55', 'm2'],
  ['9 paquetes', '9', 'pack'],
  ['9 paq.', '9', 'pack'],
  ['200 uds', '200', 'pcs'],
  ['200 pzas', '200', 'pcs'],
  ['40 metros cúbicos', '40', 'm3'],
  ['40 metros lineales', '40', 'lm'],
  ['007 pcs', '7', 'pcs'],
])('%s is %s in %s', (text, quantity, unit) => {
  expect(parseQuantity(text, any)).toEqual({ ok: true, quantity, unit, section: null })
})

describe('dimensions in front', () => {
  it('are returned with the quantity', () => {
    expect(parseQuantity('22x100x4000 6pk', any)).toEqual({
      ok: true,
      quantity: '6',
      unit: 'pack',
      section: { thickness_mm: 22, width_mm: 100, length_mm: 4000 },
    })
  })
  it('may be spaced, crossed and in metres', () => {
    expect(parseQuantity('47 × 100 × 4,8 40m3', any)).toMatchObject({
      section: { thickness_mm: 47, width_mm: 100, length_mm: 4800 },
      unit: 'm3',
    })
  })
  it('of a pole are read as diameter and length', () => {
    expect(parseQuantity('Ø80x2500 1200 pcs', createPole(80, 2500))).toMatchObject({
      quantity: '1200',
      section: { diameter_mm: 80, length_mm: 2500 },
    })
  })
  it('may be grouped as the application shows them', () => {
    const section = { thickness_mm: 18, width_mm: 1220, length_mm: 2440 }
    expect(parseQuantity('18 × 1\u202f220 × 2\u202f440 mm 6pk', any)).toMatchObject({ section })
    expect(parseQuantity('18x1220x2.440 6pk', any)).toMatchObject({ section })
    expect(parseQuantity('18x1220x2,440 6pk', any)).toMatchObject({ section })
  })
  it('have no width if it is ambiguous', () => {
    expect(parseQuantity('18x1.220x2.440 6pk', any)).toMatchObject({
      section: { width_mm: null, length_mm: 2440 },
    })
    expect(parseQuantity('18x1.220x2.440 6pk', createBoard(18, 1220, 2440))).toMatchObject({
      ok: false,
      code: 'other_dimensions',
    })
  })
  it('that differ from the line’s are refused', () => {
    expect(parseQuantity('22x100x4000 6pk', createBoard(22, 100, 4800))).toEqual({
      ok: false,
      code: 'other_dimensions',
      part: '22x100x4000',
    })
  })
  it('of half a millimetre differ from a whole one', () => {
    expect(parseQuantity('20,5x177x4444 8pcs', createBoard(21, 177, 4444))).toMatchObject({
      ok: false,
      code: 'other_dimensions',
    })
  })
})

it.each([
  ['', 'empty', ''],
  ['pcs', 'no_number', 'pcs'],
  ['some wood', 'no_number', 'some wood'],
  ['22x100x4000', 'no_number', '22x100x4000'],
  ['5 barrels', 'unknown_unit', 'barrels'],
  ['5 packs pcs', 'unknown_unit', 'packs pcs'],
  ['1,200 lm', 'ambiguous_number', '1,200'],
  ['33.750 m3', 'ambiguous_number', '33.750'],
  ['1.200 vnt.', 'ambiguous_number', '1.200'],
  ['12 5 m3', 'no_number', '12 5'],
  ['1.2345 m3', 'too_precise', '1.2345'],
  ['0 pcs', 'not_above_zero', '0'],
  ['0.000 m3', 'not_above_zero', '0.000'],
  ['-5 m3', 'not_above_zero', '-5'],
  ['−5,5 m3', 'not_above_zero', '−5,5'],
  ['22x100x4000 -6pk', 'not_above_zero', '-6'],
  ['22x100x4000 - 6pk', 'no_number', '- 6pk'],
  ['--5 m3', 'no_number', '--5 m3'],
  ['-1,200 lm', 'not_above_zero', '-1,200'],
  ['12345678901 pcs', 'too_large', '12345678901'],
  ['1,2,3 m3', 'no_number', '1,2,3'],
])('%s is refused: %s at %j', (text, code, part) => {
  expect(parseQuantity(text, any)).toEqual({ ok: false, code, part })
})

it('any text is parsed without an error', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => parseQuantity(text, any)).not.toThrow()
    }),
  )
})
