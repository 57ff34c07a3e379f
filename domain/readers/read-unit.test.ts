import { expect, it } from 'vitest'
import { getValue } from './get-value'
import { readUnit } from './read-unit'

it.each([
  ['EUR/lm', 'lm'],
  ['€/m³', 'm3'],
  ['cbm', 'm3'],
  ['per m3', 'm3'],
  ['pc', 'pcs'],
  ['par colis', 'pack'],
  ['m³\u00a0', 'm3'],
])('the unit "%s" is %s', (text, unit) => expect(getValue(readUnit(text))).toBe(unit))
it('the refusal of an unknown unit lists the allowed units', () =>
  expect(readUnit('MBF')).toEqual({
    ok: false,
    problem: { code: 'unknown_unit', allowed: ['m3', 'm2', 'lm', 'pcs', 'pack'] },
  }))
