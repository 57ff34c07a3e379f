import { expect, it } from 'vitest'
import { findLengthUnits, findWrittenLength } from './length-titles'

it.each([
  ['3,0 m', '3,0 m', '3.0', 'm'],
  ['L = 300', '300', '300', null],
  ['4.2 (pcs)', '4.2', '4.2', null],
  ['5.4 m vnt.', '5.4 m', '5.4', 'm'],
  ['4 800 mm', '4 800 mm', '4800', 'mm'],
  ['4,800', '4,800', '4.800', null],
])('%s is a written length', (title, text, value, unit) =>
  expect(findWrittenLength(title)).toEqual({ text, value, unit }),
)

it.each(['Pack', 'm3', '0', 'A 12', '2x4', '3.9 m3'])('%s is no length', (title) =>
  expect(findWrittenLength(title)).toBeNull(),
)

it.each([
  [['3.0', '3.3'], ['m']],
  [['300', '330'], ['cm']],
  [['3000', '3300'], ['mm']],
  [
    ['800', '1000'],
    ['cm', 'mm'],
  ],
  [['4,800', '5,100'], ['mm']],
  [['4,800', '3.9'], ['m']],
  [['4.8', '4800'], []],
  [['4.3215'], []],
])('lengths %j are in %j', (texts, units) => expect(findLengthUnits(texts)).toEqual(units))
