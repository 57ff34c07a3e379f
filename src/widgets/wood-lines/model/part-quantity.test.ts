import { expect, it } from 'vitest'
import { BLANK_SPECIFICATION } from '@/entities/product'
import { getLanguageNumberForm } from '@domain/numbers'
import { findPartProblem, computePartVolume, parsePart } from './part-quantity'
import { createWoodLine, type WoodLine } from './wood-line'

const specification = {
  ...BLANK_SPECIFICATION,
  thickness_mm: 50,
  width_mm: 150,
  length_mm: 4000,
  pcs_per_pack: 100,
}
const line: WoodLine = {
  ...createWoodLine({ price: '' }),
  specification,
  quantity: '40',
  unit: 'm3',
}

it.each([
  ['38.5', '38.5'],
  ['0', '0'],
  ['0,00', '0'],
  ['', ''],
  ['5pk', '15'],
  ['some', 'some'],
])('the part of a line in m³ %j is %j', (text, part) => {
  expect(parsePart(line, text)).toBe(part)
})

it('a part is parsed in the language of the input', () => {
  expect(parsePart(line, '38,5', getLanguageNumberForm('lt'))).toBe('38.5')
})

it('a part is reported if unreadable or a fraction of a pack, but not if zero or empty', () => {
  expect(['some', '-5', '12', '', '0'].map((part) => findPartProblem(line, part))).toEqual([
    'no_number',
    'below_zero',
    null,
    null,
    null,
  ])
  expect(findPartProblem({ ...line, unit: 'pack' }, '1.5')).toBe('not_whole')
})

it('a part is converted to m³', () => {
  expect(computePartVolume({ ...line, unit: 'pack' }, '5')).toBe('15.000')
  expect(computePartVolume(line, '0')).toBe('0.000')
  expect(computePartVolume(line, '')).toBeNull()
})
