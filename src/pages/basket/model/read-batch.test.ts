import { expect, test } from 'vitest'
import type { BasketResult } from '@/entities/order'
import { failedLines, readBatch, withCode } from './read-batch'

const read = (text: string) => readBatch(text).map(({ code, quantity, unit }) => [code, quantity, unit])

test.each([
  ['a code and packs from a sheet', 'TD24000037\t2', [['TD24000037', '2', 'pack']]],
  ['words and sizes from a mail', 'spruce 47x100x4800 110 pcs', [['spruce 47x100x4800', '110', 'pcs']]],
  ['a comma for the point', 'Sapin 47x100; 12,5 m3', [['Sapin 47x100', '12.5', 'm3']]],
  ['no amount is a pack', 'TD24000037', [['TD24000037', '1', 'pack']]],
  ['several lines, with empty ones between', 'TD1 2\n\nTD2 3 colis\r\n', [['TD1', '2', 'pack'], ['TD2', '3', 'pack']]],
  ['metres', 'pine 22x95 300 lm', [['pine 22x95', '300', 'lm']]],
  ['an unknown word belongs to the code', 'spruce 47 boards', [['spruce 47 boards', '1', 'pack']]],
])('%s', (_, text, lines) => {
  expect(read(text)).toEqual(lines)
})

test('a barcode that is read is a line of its own, once however often it is seen', () => {
  expect(withCode('', 'TD1')).toBe('TD1')
  expect(withCode('TD1\t2\n', 'TD2')).toBe('TD1\t2\nTD2')
  expect(withCode('TD1\t2', 'TD1')).toBe('TD1\t2')
})

test('what was not added stays as it was typed, and what was leaves', () => {
  const results = (['reserved', 'unknown', 'partly', 'taken'] as const).map((outcome) => ({ outcome }) as BasketResult)
  expect(failedLines('TD1\t2\n\nspruce 47 x 3\nTD2 3 colis\nTD3;1\n', results)).toBe('spruce 47 x 3\nTD3;1')
})
